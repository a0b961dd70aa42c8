import { describe, expect, it } from 'vitest';
import { allLanguages } from '../languages/all-languages.ts';
import { generateContent } from './generate-content.ts';

const write = (goal: string): string => generateContent({ goal }).text;

describe('L1 goals in other languages get what an answer of their kind holds', () => {
  it.each([
    ['Warum rosten Fahrradketten im Winter so schnell?', 'die Erklärung, die am ehesten stimmt'],
    ['Soll ich mein altes Auto reparieren lassen oder verkaufen?', 'Zuerst eine klare Empfehlung'],
    ['Ich brauche einen Lernplan für die Jägerprüfung', 'dem ich sofort folgen kann'],
    ["J'ai besoin d'idées de cadeaux pour mon parrain", 'La meilleure en premier'],
    ['Rédige une lettre de réclamation, le four livré est en panne', 'sous quel délai'],
    ['¿Cómo puedo quitar manchas de aceite de una camisa?', 'paso a paso'],
    ['compara un balcón y un patio para plantar tomates', 'la diferencia que importa'],
    ['Spiega come funziona un mulino ad acqua', 'un solo esempio che regge tutta la spiegazione'],
    ['Escreva um convite para o aniversário da minha avó', 'com tudo o que os convidados precisam saber'],
    ['Vertaal naar het Engels: De boot vaart niet op zondag.', 'Zoals je het in de doeltaal zou zeggen'],
    ['Skriv ett meddelande till grannen om festen på lördag', 'Färdigt att skicka'],
    ['Was ist der Unterschied zwischen Hummel und Biene?', 'der Unterschied, auf den es ankommt'],
    [
      'Formuliere diesen Satz kürzer: Wir möchten Sie hiermit darauf hinweisen.',
      'Nur ändern, was verlangt ist',
    ],
    ['gib mir 4 Tipps gegen Fernweh', 'Das Beste zuerst'],
    ['Schrijf een klacht aan de buurvrouw over de kapotte schutting', 'wat ik eis'],
    ['Förklara skillnaden mellan en bäck och en å', 'skillnaden som betyder något'],
    ['je dois choisir entre un jardin et un garage', 'une recommandation claire'],
    ['Tradúceme al inglés: El faro está cerrado por obras.', 'lengua de destino'],
    ['Napisz list motywacyjny na stanowisko ogrodnika', 'to, co wnoszę'],
    ['Schreib eine Dankesrede für unseren Trainer', 'ein letzter Satz, der bleibt'],
    ['Schrijf een gedicht over onze oude boot', 'geen woord alleen voor het rijm'],
    ['Escribe un cuento sobre un faro que se apaga', 'en medio de una escena'],
    ['Wie sage ich meinem Chef, dass ich kündige?', 'Sätze, die ich genau so sagen kann'],
    ['Consigli per non perdere le chiavi quando fa freddo', 'La migliore per prima'],
    ['Mängelanzeige wegen Zugluft, Brief an die Verwaltung', 'Fertig zum Abschicken'],
    ['Me explica o que é juro como se eu tivesse 9 anos', 'um único exemplo'],
    ['Plan de 2 días en Cádiz con mi abuelo', 'va junto'],
    ['Rezept für Kartoffelsuppe mit Majoran', 'Mengen, Zeiten'],
    ['Fais un programme de voyage pour 3 jours à Nantes', 'Ce qui est proche va ensemble'],
  ])('%j', (goal, part) => {
    expect(write(goal)).toContain(part);
  });

  it('what a mail is for decides over its kind', () => {
    const text = write('Schreib eine Mail an die Hausverwaltung, der Aufzug ist seit Montag kaputt');
    expect(text).toContain('was ich verlange und bis wann');
    expect(text).not.toContain('nichts, was der Empfänger nicht braucht');
  });

  it('each level keeps what the one before it says', () => {
    const goal = 'Wie bekomme ich Harz aus einem Pullover?';
    const [standard = '', professional = '', expert = ''] = (
      ['standard', 'professional', 'expert'] as const
    ).map((level) => generateContent({ goal, level }).text);
    expect(standard).toContain('der am ehesten klappt');
    expect(standard).not.toContain('am häufigsten schiefgeht');
    expect(professional).toContain('der am ehesten klappt');
    expect(professional).toContain('Überlege vor der Antwort, wofür');
    expect(expert).toContain('Überlege vor der Antwort, wofür');
    expect(expert).toContain('am häufigsten schiefgeht');
    expect(expert).toContain('an ihre Grenzen');
  });

  it('what is read or written anew ends by itself, what is made of a text comes alone', () => {
    expect(write('¿Cómo puedo quitar manchas de aceite de una camisa?')).not.toContain('solo el resultado');
    expect(write('Ideas para el cumpleaños de mi hija de 6 años')).not.toContain('solo el resultado');
    expect(write('Escribe un cuento sobre un faro que se apaga')).not.toContain('solo el resultado');
    expect(write('Corrige este texto: Los barco sale a las ocho.')).toMatch(/Devuelve solo el resultado\.$/);
  });

  it('no length is asked for that the person did not choose', () => {
    const goal = 'Schreibe eine Geschichte über einen Leuchtturm';
    expect(write(goal)).not.toMatch(/Umfang|\d/);
    expect(generateContent({ goal, assumptions: { length: 'longer' } }).text).toContain('Umfang: ');
  });

  it.each(Object.entries(allLanguages))('%s: every line is one plain statement', (_, { frame }) => {
    for (const text of Object.values(frame.answers.lines).flat())
      expect(text).toMatch(/^[\p{Lu}\d][^\u2012-\u2015]*[^.]$/u);
  });
});
