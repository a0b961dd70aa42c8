/** A role by how it works; `heads` are the words that name it, in German, Dutch and Swedish also as the end of a compound. */
interface RoleAbroad {
  readonly heads: readonly string[];
  readonly start: string;
}

interface RolesOfLanguage {
  /** Ways of naming a role: "du bist". */
  readonly openings: readonly string[];
  readonly articles: readonly string[];
  readonly roles: readonly RoleAbroad[];
}

const words = (text: string): readonly string[] => text.split(', ');

/** What `roles` says in English, in the other languages served. */
export const rolesAbroad: Readonly<Record<string, RolesOfLanguage>> = {
  de: {
    openings: words(
      'du bist, sie sind, sei, verhalte dich wie, spiel, spiele, handle als, agiere als, stell dir vor du bist, tu so als wärst du',
    ),
    articles: words('ein, eine, einen, mein, meine, der, die, das'),
    roles: [
      {
        heads: words('kritiker, kritikerin, lektor, lektorin, prüfer, prüferin, gutachter, korrektor'),
        start:
          'Bitte mich um den Text oder die Sache und frag nach dem Zweck. Dann gib dein Urteil ab und sag, was zuerst zu ändern ist: bei jedem Punkt die Stelle und wie du es machen würdest.',
      },
      {
        heads: words(
          'coach, lehrer, lehrerin, tutor, tutorin, trainer, trainerin, mentor, mentorin, professor, professorin',
        ),
        start:
          'Stell mir zuerst höchstens drei Fragen und warte. Arbeite dann mit dem, was ich mitbringe: Sag, was gut ist, nenn eine Sache zum Ändern und gib mir eine Übung. Nach jedem Versuch geht es von dort weiter.',
      },
      {
        heads: words('therapeut, therapeutin, psychologe, psychologin, seelsorger, freund, freundin'),
        start:
          'Frag mich, was mich beschäftigt, immer nur eine Frage auf einmal. Sag in eigenen Worten, was du gehört hast, bevor du mir etwas rätst. Schlag nur kleine Schritte vor und sag, wann ich fachliche Hilfe brauche.',
      },
      {
        heads: words(
          'autor, autorin, texter, texterin, designer, designerin, planer, planerin, architekt, architektin, koch, köchin',
        ),
        start:
          'Stell mir zuerst höchstens drei Fragen und warte. Gib mir dann eine vollständige Fassung, sag in einer Zeile, was du für mich entschieden hast, und frag, was ich ändern will.',
      },
      {
        heads: words(
          'berater, beraterin, experte, expertin, fachmann, anwalt, anwältin, arzt, ärztin, manager, managerin, entwickler, entwicklerin, ingenieur, spezialist, spezialistin, führer',
        ),
        start:
          'Stell mir zuerst höchstens drei Fragen zu meinem Fall und warte. Sag dann, was du tun würdest, warum, was schiefgehen kann und was der erste Schritt ist.',
      },
    ],
  },
  fr: {
    openings: words(
      'tu es, vous êtes, agis comme, agissez comme, comporte toi comme, joue le rôle de, joue le rôle d, imagine que tu es',
    ),
    articles: words('un, une, mon, ma, le, la'),
    roles: [
      {
        heads: words('critique, relecteur, relectrice, correcteur, correctrice, examinateur'),
        start:
          'Demande-moi le texte ou le projet et son but. Donne ensuite ton avis et ce qu’il faut changer en premier : pour chaque point, l’endroit et ce que tu ferais à la place.',
      },
      {
        heads: words(
          'coach, professeur, professeure, prof, tuteur, tutrice, entraîneur, entraîneuse, mentor, formateur, formatrice',
        ),
        start:
          'Pose-moi d’abord trois questions au plus et attends. Travaille ensuite avec ce que j’apporte : ce qui va bien, un point à changer et comment, et un exercice. Après chacun de mes essais, repars de là.',
      },
      {
        heads: words('thérapeute, psychologue, ami, amie'),
        start:
          'Demande-moi ce qui me préoccupe, une question à la fois. Dis ce que tu as compris avant de conseiller. Ne propose que de petits pas et dis quand il faut voir un professionnel.',
      },
      {
        heads: words(
          'rédacteur, rédactrice, auteur, autrice, designer, graphiste, architecte, chef, organisateur, organisatrice',
        ),
        start:
          'Pose-moi d’abord trois questions au plus et attends. Donne ensuite une version complète, dis en une ligne ce que tu as décidé pour moi et demande ce qu’il faut changer.',
      },
      {
        heads: words(
          'expert, experte, conseiller, conseillère, consultant, consultante, avocat, avocate, médecin, ingénieur, ingénieure, développeur, développeuse, spécialiste, comptable, guide',
        ),
        start:
          'Pose-moi d’abord trois questions au plus sur mon cas et attends. Dis ensuite ce que tu ferais, pourquoi, ce qui peut mal tourner et le premier pas.',
      },
    ],
  },
  es: {
    openings: words('eres, actúa como, actua como, compórtate como, haz de, sé, imagina que eres'),
    articles: words('un, una, mi, el, la'),
    roles: [
      {
        heads: words('crítico, crítica, corrector, correctora, revisor, revisora, evaluador'),
        start:
          'Pídeme el texto o el material y su objetivo. Después da tu veredicto y di qué cambiar primero: cada punto con su lugar y cómo lo harías tú.',
      },
      {
        heads: words(
          'coach, profesor, profesora, tutor, tutora, entrenador, entrenadora, mentor, mentora, maestro, maestra',
        ),
        start:
          'Hazme primero como mucho tres preguntas y espera. Después trabaja con lo que traiga: lo que va bien, lo único que debo cambiar y cómo, y un ejercicio. Tras cada intento mío, sigue desde ahí.',
      },
      {
        heads: words('terapeuta, psicólogo, psicóloga, amigo, amiga'),
        start:
          'Pregúntame qué me preocupa, una pregunta cada vez. Repite con tus palabras lo que has entendido antes de aconsejar. Propón solo pasos pequeños y di cuándo conviene acudir a un profesional.',
      },
      {
        heads: words(
          'redactor, redactora, autor, autora, escritor, escritora, diseñador, diseñadora, arquitecto, arquitecta, chef',
        ),
        start:
          'Hazme primero como mucho tres preguntas y espera. Después da una versión completa, di en una línea qué has decidido por mí y pregunta qué cambiar.',
      },
      {
        heads: words(
          'experto, experta, asesor, asesora, consultor, consultora, abogado, abogada, médico, médica, ingeniero, ingeniera, desarrollador, desarrolladora, especialista, contable, guía',
        ),
        start:
          'Hazme primero como mucho tres preguntas sobre mi caso y espera. Después di qué harías, por qué, qué puede salir mal y el primer paso.',
      },
    ],
  },
  pt: {
    openings: words('és, você é, tu és, age como, aja como, faz de, imagina que és, finja que é'),
    articles: words('um, uma, o, a, meu, minha'),
    roles: [
      {
        heads: words('crítico, crítica, revisor, revisora, avaliador'),
        start:
          'Peça-me o texto ou o material e o objetivo. Depois dê o seu veredicto e o que mudar primeiro: em cada ponto, onde está e como faria.',
      },
      {
        heads: words('coach, professor, professora, tutor, tutora, treinador, treinadora, mentor, mentora'),
        start:
          'Faça-me primeiro no máximo três perguntas e espere. Depois trabalhe com o que eu trouxer: o que está bem, a única coisa a mudar e como, e um exercício. Após cada tentativa minha, continue a partir daí.',
      },
      {
        heads: words(
          'redator, redatora, autor, autora, escritor, escritora, designer, arquiteto, arquiteta, chef',
        ),
        start:
          'Faça-me primeiro no máximo três perguntas e espere. Depois dê uma versão completa, diga numa linha o que decidiu por mim e pergunte o que mudar.',
      },
      {
        heads: words(
          'especialista, consultor, consultora, advogado, advogada, médico, médica, engenheiro, engenheira, contabilista, contador, contadora, guia, psicólogo, psicóloga',
        ),
        start:
          'Faça-me primeiro no máximo três perguntas sobre o meu caso e espere. Depois diga o que faria, a razão, o que pode falhar e o primeiro passo.',
      },
    ],
  },
  it: {
    openings: words('sei, agisci come, comportati come, fai, fingi di essere, immagina di essere'),
    articles: words("un, uno, una, un', il, la, mio, mia"),
    roles: [
      {
        heads: words('critico, critica, correttore, revisore, esaminatore'),
        start:
          'Chiedimi il testo o il materiale e che cosa deve ottenere. Poi dai il tuo giudizio e di’ che cosa cambiare prima: per ogni punto, dove si trova e come lo faresti tu.',
      },
      {
        heads: words(
          'coach, insegnante, professore, professoressa, tutor, allenatore, allenatrice, mentore, maestro, maestra',
        ),
        start:
          'Fammi prima al massimo tre domande e aspetta. Poi lavora con quello che porto: che cosa va bene, l’unica cosa da cambiare e come, e un esercizio. Dopo ogni mio tentativo riparti da lì.',
      },
      {
        heads: words('copywriter, autore, autrice, scrittore, scrittrice, designer, architetto, chef'),
        start:
          'Fammi prima al massimo tre domande e aspetta. Poi dammi una versione completa, di’ in una riga che cosa hai deciso per me e chiedi che cosa cambiare.',
      },
      {
        heads: words(
          'esperto, esperta, consulente, avvocato, avvocata, medico, ingegnere, sviluppatore, sviluppatrice, specialista, commercialista, guida, psicologo, psicologa',
        ),
        start:
          'Fammi prima al massimo tre domande sul mio caso e aspetta. Poi di’ che cosa faresti, perché, che cosa può andare storto e il primo passo.',
      },
    ],
  },
  nl: {
    openings: words(
      'je bent, jij bent, u bent, gedraag je als, doe alsof je, speel, wees, stel je voor dat je',
    ),
    articles: words('een, mijn, de, het'),
    roles: [
      {
        heads: words('criticus, redacteur, corrector, beoordelaar, examinator'),
        start:
          'Vraag me om de tekst of het materiaal en naar het doel. Geef dan je oordeel en zeg wat eerst anders moet: per punt waar het staat en hoe jij het zou doen.',
      },
      {
        heads: words('coach, leraar, lerares, docent, docente, tutor, trainer, mentor'),
        start:
          'Stel me eerst hooguit drie vragen en wacht. Werk dan met wat ik inbreng: wat goed gaat, één ding dat beter kan en hoe, en een oefening. Ga na elke poging van mij van daaruit verder.',
      },
      {
        heads: words('schrijver, schrijfster, tekstschrijver, ontwerper, architect, kok, planner'),
        start:
          'Stel me eerst hooguit drie vragen en wacht. Geef dan één volledige versie, zeg in één regel wat je voor me hebt beslist en vraag wat er anders moet.',
      },
      {
        heads: words(
          'expert, deskundige, adviseur, consultant, advocaat, arts, ingenieur, ontwikkelaar, specialist, boekhouder, gids, psycholoog',
        ),
        start:
          'Stel me eerst hooguit drie vragen over mijn situatie en wacht. Zeg dan wat jij zou doen, waarom, wat er mis kan gaan en wat de eerste stap is.',
      },
    ],
  },
  pl: {
    openings: words(
      'jesteś, bądź, zachowuj się jak, działaj jako, wciel się w rolę, wyobraź sobie że jesteś',
    ),
    articles: words('mój, moja, moim, moją'),
    roles: [
      {
        heads: words('krytykiem, krytykiem, redaktorem, redaktorką, recenzentem, recenzentką'),
        start:
          'Poproś mnie o tekst lub materiał i zapytaj, jaki ma cel. Potem go oceń i powiedz, co zmienić najpierw: do każdego punktu podaj miejsce i sposób.',
      },
      {
        heads: words(
          'coachem, nauczycielem, nauczycielką, korepetytorem, korepetytorką, trenerem, trenerką, mentorem, mentorką, profesorem',
        ),
        start:
          'Najpierw zadaj mi najwyżej trzy pytania i poczekaj. Potem pracuj na tym, co pokażę: powiedz, co jest dobre, co zmienić i jak, i daj jedno ćwiczenie. Po każdej mojej próbie kontynuuj od tego miejsca.',
      },
      {
        heads: words(
          'ekspertem, ekspertką, doradcą, konsultantem, konsultantką, prawnikiem, prawniczką, adwokatem, lekarzem, lekarką, inżynierem, programistą, programistką, specjalistą, specjalistką, księgowym, księgową, przewodnikiem, psychologiem',
        ),
        start:
          'Najpierw zadaj mi najwyżej trzy pytania o mój przypadek i poczekaj. Potem powiedz, co radzisz, dlaczego, co może pójść nie tak i od czego zacząć.',
      },
    ],
  },
  sv: {
    openings: words('du är, agera som, var, uppträd som, spela, låtsas att du är, föreställ dig att du är'),
    articles: words('en, ett, min, mitt'),
    roles: [
      {
        heads: words('kritiker, redaktör, granskare, korrekturläsare'),
        start:
          'Be om texten eller materialet och fråga om syftet. Ge sedan ditt omdöme och säg vad som bör ändras först: var varje punkt finns och hur du skulle göra.',
      },
      {
        heads: words('coach, lärare, handledare, tränare, mentor, professor'),
        start:
          'Ställ först högst tre frågor och vänta. Arbeta sedan med det jag kommer med: vad som är bra, en sak jag bör ändra och hur, och en övning. Fortsätt därifrån efter varje försök jag gör.',
      },
      {
        heads: words(
          'expert, rådgivare, konsult, advokat, läkare, ingenjör, utvecklare, specialist, revisor, guide, psykolog',
        ),
        start:
          'Ställ först högst tre frågor om mitt fall och vänta. Säg sedan vad du skulle göra, varför, vad som kan gå fel och vad som är första steget.',
      },
    ],
  },
};
