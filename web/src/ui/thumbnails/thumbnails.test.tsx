import { render } from '@testing-library/react';
import { imageServices, imageStyles, videoServices, videoStyles } from '@whetstone/engine/catalogue';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { frameOf, RatioThumbnail } from './ratio-thumbnail.tsx';
import { ServiceThumbnail } from './service-thumbnail.tsx';
import { StyleThumbnail } from './style-thumbnail.tsx';

const drawn = (thumbnail: ReactNode) => render(thumbnail).container.innerHTML;

describe('thumbnails', () => {
  it('each style of pictures and clips has a drawing of its own', () => {
    const styles = [...imageStyles, ...videoStyles];
    const drawings = styles.map(({ id }) => drawn(<StyleThumbnail style={id} />));
    expect(new Set(drawings).size).toBe(styles.length);
    for (const drawing of drawings) expect(drawing).toContain('<path');
  });

  it('take every colour from the theme, but black where a film is black', () => {
    const colours = [...imageStyles, ...videoStyles].flatMap(({ id }) =>
      [...drawn(<StyleThumbnail style={id} />).matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(
        ([, colour]) => colour,
      ),
    );
    expect(new Set(colours)).toEqual(new Set(['black']));
  });

  it.each([
    ['1:1', 20, 20],
    ['3:2', 20, 13.3],
    ['9:16', 11.3, 20],
    ['1024x1536', 13.3, 20],
    ['', 20, 20],
  ])('the frame of %j is %d by %d', (ratio, width, height) => {
    expect(frameOf(ratio, 20)).toEqual({ width, height });
  });

  it('the frame of every shape of every service fits its square', () => {
    for (const { shapes } of [...imageServices, ...videoServices])
      for (const ratio of Object.values(shapes)) {
        const { width, height } = frameOf(ratio, 22);
        expect(Math.max(width, height)).toBe(22);
        expect(Math.min(width, height)).toBeGreaterThan(10);
        expect(drawn(<RatioThumbnail ratio={ratio} />)).toContain('<rect');
      }
  });

  it('a service with a field for what must not appear has that field, one for clips a bar of its length', () => {
    for (const service of [...imageServices, ...videoServices]) {
      const drawing = drawn(<ServiceThumbnail service={service} />);
      expect(drawing.includes('<rect')).toBe(service.negative === 'field');
      expect(drawing.includes('M8 42.5h32')).toBe('seconds' in service);
    }
  });
});
