export { measureVoice, type VoiceTrait } from './measure-voice.ts';
export { splitAbout, type AboutCard } from './split-about.ts';
