import type { CodeActId } from './code-acts/index.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** How something that is there already is told as somebody's: "in my app". */
export interface Existing {
  readonly places: readonly string[];
  readonly owners: readonly string[];
  readonly software: readonly string[];
}

/** Behind one of these it is told what a new thing is for: "a bell that rings when the tank is empty". */
export const purposes = words(
  'that, which, who, where, about, showing, alert, alerts, notify, notifies, warn, warns, tell, tells, if, when, whenever',
);

/** What points at something that is there already. */
export const pointers = words('my, our, the, this, these, i, we, your, their, users, customers');

export const inEnglish: Existing = {
  places: words('in, into, to'),
  owners: words('my, our'),
  software: words('app, site, website, project, codebase, repo, application, backend, frontend, admin'),
};

/** The same in the other languages that the engine serves. */
export const elsewhere: Existing = {
  places: words(
    'in, im, zu, zur, zum, an, auf, bei, a, en, de, dans, à, sur, sull, nel, nella, alla, al, del, della, no, na, ao, à, aan, op, bij, do, w, we, i, till, på',
  ),
  owners: words(
    'mein, meine, meiner, meinem, meinen, unser, unsere, unserer, unserem, unseren, mon, ma, mes, notre, nos, mi, mis, nuestra, nuestro, nuestras, nuestros, mio, mia, miei, nostro, nostra, meu, minha, nosso, nossa, mijn, onze, ons, moja, moją, mojej, mój, mojego, mojemu, naszej, naszą, naszego, min, mitt, mina, vår, vårt, våra',
  ),
  software: words(
    'app, web, website, webseite, seite, homepage, webshop, onlineshop, shop, anwendung, projekt, code, repo, backend, frontend, api, skript, script, site, appli, application, boutique, projet, página, sitio, aplicación, tienda, proyecto, código, sito, applicazione, negozio, progetto, codice, aplicativo, aplicação, loja, projeto, applicatie, webwinkel, project, aplikacja, aplikacji, aplikację, strona, strony, stronę, stronie, sklep, sklepu, sklepie, projektu, projekcie, kod, kodzie, appen, webbplats, sida, sajt, butik, kodbas, wordpress',
  ),
};

type Rows = readonly (readonly [phrases: string, act: CodeActId])[];

/** What a goal in one of those languages begins with, where it works on code that exists. */
export const firstElsewhere: Rows = [
  [
    'repariere, behebe, beheb, korrigiere, finde den fehler, corrige, corriger, corrigez, répare, arregla, repara, correggi, ripara, conserta, conserte, corrija, repareer, herstel, verbeter de fout, napraw, popraw, fixa, laga, åtgärda, rätta',
    'debug',
  ],
  [
    'füge, ergänze, erweitere, ändere, ersetze, entferne, ajoute, ajouter, ajoutez, modifie, modifier, remplace, supprime, agrega, agregar, agregue, añade, añadir, añada, incorpora, cambia, cambiar, modifica, modificar, reemplaza, aggiungi, aggiungere, sostituisci, togli, adiciona, adicionar, adicione, acrescenta, acrescente, altere, altera, mude, substitua, voeg, wijzig, vervang, breid, dodaj, dodać, zmień, zastąp, usuń, lägg till, ändra, ersätt, utöka, ta bort',
    'add-feature',
  ],
];

/** What it says anywhere. */
export const signsElsewhere: Rows = [
  [
    'behebe das, behebe es, behebe den fehler, fehler beheben, corrige ça, corrige le, corrige la, corrígelo, arréglalo, correggilo, sistemalo, corrija isso, los het op, los dit op, napraw to, napraw go, åtgärda det, funktioniert nicht mehr, geht nicht mehr, finde den fehler, ne marche plus, ne fonctionne plus, trouve le bug, ya no funciona, dejó de funcionar, encuentra el error, non funziona più, trova il bug, não funciona mais, parou de funcionar, encontre o erro, werkt niet meer, vind de fout, przestało działać, przestała działać, już nie działa, znajdź błąd, fungerar inte längre, slutade fungera, hitta felet',
    'debug',
  ],
  [
    'bestehende app, bestehenden app, bestehende website, bestehenden website, bestehendes projekt, bestehenden code, appli existante, application existante, site existant, projet existant, código existente, app existente, sitio existente, página existente, proyecto existente, app esistente, sito esistente, progetto esistente, codice esistente, site existente, projeto existente, bestaande app, bestaande website, bestaande site, bestaand project, istniejącej aplikacji, istniejącej strony, istniejącego projektu, befintliga appen, befintlig app, befintliga webbplatsen, befintligt projekt',
    'add-feature',
  ],
];
