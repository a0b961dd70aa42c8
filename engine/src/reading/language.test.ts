import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

describe('L1 language of a goal', () => {
  it.each([
    ['en', 'Write a letter to the council about the bridge'],
    ['de', 'Schreibe einen Brief an die Gemeinde über die Brücke'],
    ['fr', 'Écris une lettre à la mairie au sujet du pont'],
    ['es', 'Escribe una carta al ayuntamiento sobre el puente'],
    ['it', 'Scrivi una lettera al comune sul vecchio ponte'],
    ['pt', 'Escreva uma carta para a câmara sobre a ponte'],
    ['nl', 'Schrijf een brief aan de gemeente over de brug'],
    ['sv', 'Skriv ett brev till kommunen om bron'],
    ['pl', 'Napisz list do gminy w sprawie mostu'],
    ['fi', 'Kirjoita kirje kunnalle sillasta ja kerro miksi se on tärkeä'],
    ['ro', 'Scrie o scrisoare către primărie despre pod și șosea'],
    ['tr', 'Köprü için belediyeye bir mektup yaz ve nedenini açıkla'],
    ['ru', 'Напиши письмо в мэрию о мосте'],
    ['ja', '橋について市役所に手紙を書いて'],
    ['ar', 'اكتب رسالة إلى البلدية عن الجسر'],
    ['he', 'כתוב מכתב לעירייה על הגשר'],
    ['ko', '다리에 대해 시청에 편지를 써 줘'],
  ])('knows %s', (code, text) => {
    expect(detectLanguage(text)).toMatchObject({ code, confident: true });
  });

  it.each(['', '🦔🦔🦔', '12 + 30', 'Xqz vwk'])('assumes English, unsure, for %j', (text) => {
    expect(detectLanguage(text)).toEqual({ code: 'en', name: 'English', confident: false });
  });

  it.each([
    'slogan for a café',
    'résumé for a nurse',
    'no camera movement, a candle burning',
    "Anna's cat and the dog's bowl",
    "a dog's bowl, no people",
  ])('takes %j for English', (text) => {
    expect(detectLanguage(text).code).toBe('en');
  });

  it.each([
    ['pt', 'um gato no telhado'],
    ['es', 'como le digo a mi hija que nos vamos a cambiar de ciudad'],
    ['pl', 'ikona aplikacji do nauki gry na ukulele, bez napisów'],
    ['it', 'quattro gatti che giocano a carte attorno a un tavolo'],
    ['en', 'four people riding in a convertible car'],
    ['en', 'a horse in a forest, men under a door'],
    ['cs', 'Napiš mi dopis o mostě'],
    ['fr', 'un train entre en gare de nuit, quai vide, pas de musique, plan fixe, dix secondes'],
    ['ca', 'una web per a la colla castellera: assaigs, qui ve, posició al castell, sense contrasenyes'],
    ['en', 'black and white, 1930s gangster cartoon style, a teapot robs a bank, 10s'],
  ])('still knows %s by few words', (code, text) => {
    expect(detectLanguage(text).code).toBe(code);
  });

  it('is not misled by a single foreign word', () => {
    expect(detectLanguage('Explain what the word Schadenfreude means and where it is used').code).toBe('en');
  });
});
