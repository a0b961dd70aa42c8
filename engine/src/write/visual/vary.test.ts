import { describe, expect, it } from 'vitest';
import type { Media } from '../../catalogue/visual.ts';
import { aspectWords } from '../../knowledge/visual/aspects.ts';
import { families, type FamilyId } from '../../knowledge/visual/families.ts';
import { aspectWordsIn } from '../../knowledge/visual/foreign-aspects.ts';
import type { Aspect } from '../../knowledge/visual/rows.ts';
import { lastVariations, variations, type Variation } from '../../knowledge/visual/variations.ts';
import { framedLanguages, type FramedLanguage } from '../../reading/framed-languages.ts';
import { readPicture } from './read-picture.ts';
import { familyOf } from './vary.ts';
import type { VisualRequest } from './visual-request.ts';
import { writeVisual } from './write-visual.ts';

type Code = 'en' | FramedLanguage;
const rows: readonly Variation[] = Object.values(variations);
const rowOf = (name: string): Variation | undefined => rows.find((row) => row.name === name);

/** For each language goals that say no more than what they are of. */
const goals: Readonly<Record<Code, Readonly<Record<'scene' | 'mark' | 'sheet' | 'edit', string>>>> = {
  en: {
    scene: 'a photo of my neighbor and her goat at the fence',
    mark: 'logo of our choir, for its friends and all who sing',
    sheet: 'poster for the flea market of our school',
    edit: 'remove the lamp post from my photo',
  },
  de: {
    scene: 'Foto von meiner Nachbarin und der Ziege am Zaun',
    mark: 'Ein Vereinslogo für unseren Chor und die Freunde',
    sheet: 'Ein Plakat für den Flohmarkt der Schule',
    edit: 'Entferne bitte den Laternenpfahl aus meinem Foto',
  },
  fr: {
    scene: 'Une photo de ma voisine et de la chèvre devant la clôture',
    mark: 'Un logo pour notre chorale et ses amis',
    sheet: 'Une affiche pour le vide-grenier de notre école',
    edit: 'Enlève le lampadaire de ma photo',
  },
  es: {
    scene: 'Una foto de mi vecina y la cabra junto a la valla',
    mark: 'Un logotipo para nuestro coro y los amigos',
    sheet: 'Un cartel para el rastro de nuestra escuela',
    edit: 'Quita la farola de mi foto',
  },
  it: {
    scene: 'Una foto della mia vicina e della capra al recinto',
    mark: 'Un logo per il nostro coro e gli amici',
    sheet: 'Una locandina per il mercatino della nostra scuola',
    edit: 'Togli il lampione dalla mia foto',
  },
  pt: {
    scene: 'Uma foto da minha vizinha e da cabra junto da cerca',
    mark: 'Um logotipo para o nosso coro e os amigos',
    sheet: 'Um cartaz para a feira da nossa escola',
    edit: 'Tire o poste da minha foto',
  },
  nl: {
    scene: 'Een foto van mijn buurvrouw en de geit bij het hek',
    mark: 'Een logo voor ons koor en de vrienden',
    sheet: 'Een affiche voor de rommelmarkt van onze school',
    edit: 'Haal de lantaarnpaal uit mijn foto',
  },
  pl: {
    scene: 'Zdjęcie mojej sąsiadki i kozy przy płocie',
    mark: 'Logo dla naszego chóru i przyjaciół',
    sheet: 'Plakat na pchli targ w naszej szkole',
    edit: 'Usuń latarnię z mojego zdjęcia',
  },
  sv: {
    scene: 'Ett foto av min granne och geten vid staketet',
    mark: 'En logotyp för vår kör och dess vänner',
    sheet: 'En affisch för loppisen på vår skola',
    edit: 'Ta bort lyktstolpen från mitt foto',
  },
};
const codes = Object.keys(goals) as Code[];
const words = (code: Code, aspect: Aspect): readonly string[] =>
  (code === 'en' ? aspectWords : aspectWordsIn[code])[aspect]?.slice(0, 2) ?? [];
const labels = (goal: string, media: Media): readonly string[] =>
  writeVisual({ goal, media }).variations.map(({ label }) => label);

describe('each variation', () => {
  it('is worded in each language, as a fragment without an end mark', () => {
    expect(codes.toSorted()).toEqual(['en', ...framedLanguages].toSorted());
    const said = rows.flatMap(({ say }) => codes.map((code) => say[code]));
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((phrase) => !/^[^\p{Lu}].*[^.,;:!?]$/u.test(phrase))).toEqual([]);
    expect(rows.filter(({ name }) => name.length > 30)).toEqual([]);
  });

  it('of a flat piece speaks of no light, focus or camera', () => {
    const flat = Object.values(families).filter(({ kind }) => kind === 'piece');
    const about = flat.flatMap((family) =>
      family.variations.flatMap((id) =>
        /\b(?:light|lit|focus|sharp|camera|seen|shot)\b/.test(variations[id].say.en) ? [id] : [],
      ),
    );
    expect(about).toEqual([]);
  });

  it('that is the last resort holds whatever is said, and each sort has three', () => {
    expect(lastVariations.flatMap((id) => variations[id].about)).toEqual([]);
    for (const { variations: own } of Object.values(families))
      expect(own.length + lastVariations.length).toBeGreaterThanOrEqual(5);
  });
});

describe.each(codes)('in %s', (code) => {
  const own = goals[code];

  it('three are given, each of its sort and each in that language', () => {
    for (const [family, goal] of Object.entries(own) as [FamilyId, string][]) {
      const picture = readPicture(goal);
      expect([goal, picture.goal.language.code]).toEqual([goal, code]);
      expect([goal, familyOf(picture, { media: 'image' })]).toEqual([goal, family]);
      const { variations: given, text } = writeVisual({ goal, media: 'image' });
      expect(given).toHaveLength(3);
      for (const each of given) {
        const row = rowOf(each.label);
        expect(families[family].variations.map((id) => variations[id])).toContain(row);
        expect(each.axis).toBe(row?.frame);
        expect(each.text.toLowerCase()).toContain(row?.say[code].toLowerCase());
        const kept = family === 'edit' ? variations.kept.say[code].slice(1) : goal;
        expect(code === 'en' || text.includes(kept)).toBe(true);
      }
    }
  });

  it('[AO-04] none decides what the person has said', () => {
    const aspects = [...new Set(rows.flatMap(({ about }) => about))];
    const found = aspects.flatMap((aspect) =>
      words(code, aspect).flatMap((word) =>
        (['image', 'video'] as const).flatMap((media) =>
          Object.values(own).flatMap((goal) => {
            const told = `${goal}, ${word}`;
            if (media === 'image' && aspect === 'camera') return [];
            return labels(told, media)
              .filter((label) => rowOf(label)?.about.includes(aspect))
              .map((label) => `${told}: ${label}`);
          }),
        ),
      ),
    );
    expect(found).toEqual([]);
  });
});

it('[AO-04] own words settle in their own language what no variation then decides', () => {
  const goal = goals.de.sheet;
  const { variations: given } = writeVisual({ goal, media: 'image', open: 'mit breiten Rändern, in Blau' });
  expect(given.flatMap(({ label }) => rowOf(label)?.about ?? [])).not.toContain('composition');
  expect(given.flatMap(({ label }) => rowOf(label)?.about ?? [])).not.toContain('colour');
});

it('[VP-02] each whole way of showing a plain goal tells what its drawing shows, a view only where it is in the words', () => {
  const given = (wishes: Partial<VisualRequest>) =>
    writeVisual({ goal: 'a fox', media: 'image', ...wishes }).variations;
  expect(given({}).map(({ axis }) => axis)).toEqual(['level', 'closer', 'wider']);
  const decided = given({ offers: { 'close-up': true } });
  expect(decided.map(({ text }) => text).join()).not.toContain('From a distance');
  expect(decided.map(({ axis }) => axis)).not.toContain('wider');
});

describe('a goal of few words', () => {
  it.each([
    ['Hochzeitseinladung mit Eukalyptus, Namen Lena & Paul', 'de'],
    ['una abuela haciendo tortillas en la cocina', 'es'],
    ["una macchina d'epoca davanti a un bar", 'it'],
    ['um farol à noite com lua cheia', 'pt'],
    ['zaproszenie na chrzciny z motywem stokrotek', 'pl'],
    ['a café terrace at noon', 'en'],
    ['red fox, autumn forest', 'en'],
    ['a jack o lantern designed cookie', 'en'],
    ['Salvador Dalí with a robotic half face', 'en'],
  ])('tells its language: %s', (goal, code) => {
    expect(readPicture(goal).goal.language.code).toBe(code);
  });
});

describe('the sort of a picture', () => {
  it.each<[string, Media, FamilyId]>([
    ['a café with a logo on the door', 'image', 'any'],
    ['ein Café mit einem Logo an der Tür', 'image', 'any'],
    ['photo of a poster on a brick wall', 'image', 'scene'],
    ['seamless pattern of lemons, watercolor', 'image', 'pattern'],
    ['Weinetikett für einen Riesling', 'image', 'sheet'],
    ['uitnodiging voor een kinderfeestje', 'image', 'sheet'],
    ['kolorowanka z kotem', 'image', 'outline'],
    ['isometric illustration of a warehouse', 'image', 'drawn'],
    ['hand lettering "but first, coffee" in chalk', 'image', 'sheet'],
    ['hero image for a bakery website', 'image', 'any'],
    ['logo reveal for a plumber', 'video', 'motion'],
    ['a fox in the snow, claymation', 'video', 'animated'],
    ['a fox in the snow', 'video', 'clip'],
    ['abstract shapes drifting', 'video', 'abstract'],
    ['ad for a mango smoothie', 'video', 'openClip'],
    ['seamless loop of a fireplace', 'video', 'openClip'],
    ['something moody for my techno track', 'video', 'vague'],
    ['something nice for the wall above my bed', 'image', 'vague'],
    ['our shop front (attached): paint it green', 'image', 'edit'],
    ['turn the toy in my photo into a dragon', 'image', 'given'],
    ['anima esta foto de mi hija en el columpio', 'video', 'moved'],
    ['animate my old photo of grandpa', 'video', 'moved'],
    ['I have a still of my cafe front, turn it into a clip where it starts snowing', 'video', 'moved'],
    ['turn my photo of the harbor into a short clip', 'video', 'moved'],
    ['tshirt graphic for a bowling team, a halo over a pin', 'image', 'mark'],
    ['merch design for a jazz trio', 'image', 'mark'],
    ['a man in a graphic tee at a bus stop', 'image', 'any'],
    ['steady my clip of the parade', 'video', 'edit'],
    ['retouch my photo of the parade', 'image', 'edit'],
  ])('%s (%s): %s', (goal, media, family) => {
    expect(familyOf(readPicture(goal), { media })).toBe(family);
  });

  it.each<[string, Media, RegExp]>([
    ['cross section diagram of a heat pump, arrows for warm and cold air', 'image', /Quiet colors/],
    [
      'quattro gatti che giocano a carte attorno a un tavolo, stile dipinto a olio del seicento, luce di candela',
      'image',
      /Quiet colors/,
    ],
    ['Zeitraffer von einem Dorffest bis Feuerwerk', 'video', /Quiet colors/],
    ['wide banner for our website, colorful holds on a wall', 'image', /Quiet colors/],
  ])('none works against what the goal shows: %s', (goal, media, against) => {
    expect(labels(goal, media).join()).not.toMatch(against);
  });

  it('a photo look is not laid on what is drawn', () => {
    const text = (goal: string) => writeVisual({ goal, media: 'image' }).text;
    expect(text('comic panel of a boy and a robot, bold ink, 90s style')).not.toMatch(/consumer equipment/);
    expect(text('a boy and a robot, photo from the 90s')).toMatch(/consumer equipment/);
  });
});
