import { offers } from './offers/index.ts';
import { generalOfferIds, type Offer, type Said, type Situation, type Trades, type Wording } from './rows.ts';
import { saidOf } from './said-of.ts';
import { situations } from './situations/index.ts';
import { trades as dutchTrades } from './trades/nl.ts';
import { trades as englishTrades } from './trades/en.ts';
import { trades as frenchTrades } from './trades/fr.ts';
import { trades as germanTrades } from './trades/de.ts';
import { trades as italianTrades } from './trades/it.ts';
import { trades as polishTrades } from './trades/pl.ts';
import { trades as portugueseTrades } from './trades/pt.ts';
import { trades as spanishTrades } from './trades/es.ts';
import { trades as swedishTrades } from './trades/sv.ts';
import { dutch } from './wordings/nl.ts';
import { english } from './wordings/en.ts';
import { french } from './wordings/fr.ts';
import { german } from './wordings/de.ts';
import { italian } from './wordings/it.ts';
import { polish } from './wordings/pl.ts';
import { portuguese } from './wordings/pt.ts';
import { spanish } from './wordings/es.ts';
import { swedish } from './wordings/sv.ts';

/** What can enter a prompt in one language, whatever its subject. */
export interface Tongue {
  readonly wording: Wording;
  readonly trades: Trades;
}

/** All that the engine knows about texts, as tables. */
export interface Knowledge {
  /** Of goals in English. */
  readonly situations: Readonly<Record<string, Situation>>;
  readonly offers: Readonly<Record<string, Offer>>;
  /** Offered for anything. */
  readonly generalOffers: readonly string[];
  /** When a goal says a sort of fact already, whoever asks for it. */
  readonly saidOf: Readonly<Record<string, Said>>;
  /** By the code of the language; any other is answered in English. */
  readonly tongues: Readonly<Record<string, Tongue>> & { readonly en: Tongue };
}

export const knowledge: Knowledge = {
  situations,
  offers,
  generalOffers: generalOfferIds,
  saidOf,
  tongues: {
    en: { wording: english, trades: englishTrades },
    de: { wording: german, trades: germanTrades },
    es: { wording: spanish, trades: spanishTrades },
    fr: { wording: french, trades: frenchTrades },
    it: { wording: italian, trades: italianTrades },
    nl: { wording: dutch, trades: dutchTrades },
    pl: { wording: polish, trades: polishTrades },
    pt: { wording: portuguese, trades: portugueseTrades },
    sv: { wording: swedish, trades: swedishTrades },
  },
};
