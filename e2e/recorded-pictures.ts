/** Small PNGs of one colour each. */
const copper =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mPYkGBAEmIY1TCqYfhqAACfxkAQXK3PPwAAAABJRU5ErkJggg==';
const grey =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mNIKGggCTGMahjVMHw1AACBLlAQ0g/+yQAAAABJRU5ErkJggg==';

/** A picture as base64: copper for what a prompt says of the light, grey for the plain words. */
export const recordedPicture = (text: string): string => (text.includes('light') ? copper : grey);
