import { imageServices, imageStyles, videoServices, videoStyles } from '@whetstone/engine/catalogue';
import { RatioThumbnail } from '../../ui/thumbnails/ratio-thumbnail.tsx';
import { StyleThumbnail } from '../../ui/thumbnails/style-thumbnail.tsx';

const ratios = ['1:1', '3:2', '16:9', '2:3', '9:16'];

/** Where a service wants to read what must not be seen. */
const leftOut = { field: 'a field of its own', flag: 'a flag', none: 'in the words' } as const;

/** Styles and proportions, each with its drawing, and what each service expects. */
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
    <ul className="shelf-ratios">
      {ratios.map((ratio) => (
        <li key={ratio}>
          <RatioThumbnail ratio={ratio} />
          {ratio}
        </li>
      ))}
    </ul>
    <table>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Reads</th>
          <th scope="col">What to leave out</th>
          <th scope="col">Longest clip</th>
        </tr>
      </thead>
      <tbody>
        {[...imageServices, ...videoServices].map((service) => (
          <tr key={service.id}>
            <th scope="row">{service.name}</th>
            <td>{service.form}</td>
            <td>{leftOut[service.negative]}</td>
            <td>{'seconds' in service ? `${Math.max(...service.seconds)} s` : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
