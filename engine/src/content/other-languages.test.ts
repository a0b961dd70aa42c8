import { describe, expect, it } from 'vitest';
import { allLanguages } from '../languages/all-languages.ts';
import { generateContent } from './generate-content.ts';

const write = (goal: string): string => generateContent({ goal }).text;

describe('L1 goals in other languages get what an answer of their kind holds', () => {
  it.each([
    ['Warum rosten Fahrradketten im Winter so schnell?', 'Die Ursache im ersten Satz'],
    ['Soll ich mein altes Auto reparieren lassen oder verkaufen?', 'an meiner Stelle'],
    ['Ich brauche einen Lernplan für die Jägerprüfung', 'nach einem verpassten Tag'],
    ["J'ai besoin d'idées de cadeaux pour mon parrain", 'Chaque idée avec une phrase'],
    ['Rédige une lettre de réclamation, le four livré est en panne', 'sous quel délai'],
    ['¿Cómo puedo quitar manchas de aceite de una camisa?', 'de 3 a 8 pasos numerados'],
    ['compara un balcón y un patio para plantar tomates', 'una tabla de 6 filas'],
    ['Spiega come funziona un mulino ad acqua', "l'equivoco più frequente"],
    ['Escreva um convite para o aniversário da minha avó', 'até quando responder'],
    ['Vertaal naar het Engels: De boot vaart niet op zondag.', 'zoals je het in de doeltaal zou zeggen'],
    ['Skriv ett meddelande till grannen om festen på lördag', 'färdiga att skicka'],
    ['Was ist der Unterschied zwischen Hummel und Biene?', 'der Unterschied, auf den es ankommt'],
    [
      'Formuliere diesen Satz kürzer: Wir möchten Sie hiermit darauf hinweisen.',
      'Ändere nur, was verlangt ist',
    ],
    ['gib mir 4 Tipps gegen Fernweh', 'Jeder Vorschlag mit einem Satz'],
    ['Schrijf een klacht aan de buurvrouw over de kapotte schutting', 'wat ik eis'],
    ['Förklara skillnaden mellan en bäck och en å', 'en tabell med högst 6 rader'],
    ['je dois choisir entre un jardin et un garage', 'à ma place'],
    ['Tradúceme al inglés: El faro está cerrado por obras.', 'lengua de destino'],
    ['Napisz list motywacyjny na stanowisko ogrodnika', 'dlaczego właśnie ta praca'],
  ])('%j', (goal, part) => {
    expect(write(goal)).toContain(part);
  });

  it('a complaint by mail keeps the shape of a mail', () => {
    const text = write('Schreib eine Mail an die Hausverwaltung, der Aufzug ist seit Montag kaputt');
    expect(text).toContain('Betreffzeile');
    expect(text).toContain('was ich verlange und bis wann');
  });

  it('a story in another language gets none of them', () => {
    expect(write('Schreibe eine Geschichte über einen Leuchtturm')).not.toMatch(
      /Tabelle|Betreffzeile|Schritte/,
    );
  });

  it.each(Object.entries(allLanguages))('%s: every line is one plain statement', (_, { frame }) => {
    for (const text of Object.values(frame.answers.lines).flat())
      expect(text).toMatch(/^[\p{Lu}\d][^\u2012-\u2015]*[^.]$/u);
  });
});
