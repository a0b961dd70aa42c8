import { imageStyles, videoStyles } from '@whetstone/engine/catalogue';
import { RatioThumbnail } from '../../ui/thumbnails/ratio-thumbnail.tsx';
import { StyleThumbnail } from '../../ui/thumbnails/style-thumbnail.tsx';

const ratios = ['1:1', '3:2', '16:9', '2:3', '9:16'];

/** Styles, each with its drawing. */
export const StyleShelf = () => (
  <div id="styles" className="desk shelf">
    <ul className="shelf-styles">
      {[...imageStyles, ...videoStyles].map(({ id, name }) => (
        <li key={id}>
          <StyleThumbnail style={id} />
          {name}
        </li>
      ))}
    </ul>
  </div>
);

/** Proportions likewise. */
export const RatioShelf = () => (
  <div className="desk shelf max-lg:mt-6">
    <ul className="shelf-ratios">
      {ratios.map((ratio) => (
        <li key={ratio}>
          <RatioThumbnail ratio={ratio} />
          {ratio}
        </li>
      ))}
    </ul>
  </div>
);
