import type { Trades } from '../rows.ts';

/** How each industry's trade looks at its work, and how its specialties judge theirs. */
export const trades: Trades = {
  'marketing-sales': {
    perspective: {
      writes: 'Du skriver för ett sälj- och marknadsteam vars texter måste ge ett svar eller en beställning.',
      advises: 'Du ger råd åt ett sälj- och marknadsteam som måste redovisa varje krona det lägger ut.',
    },
    criteria: {
      'Email campaigns': [
        'Skriv på en rad när mejlet skickas och varför, och anpassa texten efter det',
        'Ge två ämnesrader med olika angreppssätt, var och en med en förhandstext som tillför något',
        'Ämnesrad, förhandstext och första mening ska räcka för att säga vad, när och var',
      ],
      'Ad copy': [
        'Ge ett enda löfte per version, ett som landningssidan kan hålla',
        'Skriv på en rad vad läsaren redan vet, och skriv utifrån det',
        'Låt versionerna skilja sig åt på en enda punkt, så att ett test kan visa varför en vinner',
      ],
      'Social media': [
        'Skriv som man brukar på plattformen, och säg vilken du har valt',
        'Skriv på en rad varför någon skulle skicka det här till en vän',
        'Skriv på en rad hur samma innehåll kan få ett annat format',
      ],
      'Product descriptions': [
        'Låt varje egenskap följas av vad den betyder för köparen',
        'Bemöt öppet det troligaste skälet att inte köpa',
        'Använd köparens eget ord för produkten i rubriken och den första meningen',
      ],
      'Landing pages': [
        'Rubrik och knapp ska räcka för att säga vad det är, för vem och vad som händer vid ett klick',
        'Bemöt de verkliga skälen att inte göra något',
        'Ange siffran som sidan bedöms efter, och det första som bör testas',
      ],
    },
  },
  'content-creation': {
    perspective: {
      writes: 'Du skriver för läsare som har kommit självmant och går så fort det inte sägs något nytt.',
      advises: 'Du ger råd åt en redaktion som har fler idéer än timmar.',
    },
    criteria: {
      'Blog posts': [
        'Skriv på en rad vad det här inlägget har som de första sökträffarna saknar',
        'Märk med [eget exempel] de ställen där bara jag kan ge beviset',
        'Låt mellanrubrikerna räcka för att man ska förstå poängen',
      ],
      Articles: [
        'Skriv tidigt varför det här är viktigt just nu',
        'Låt den starkaste kritikern få fram sitt bästa argument',
        'Skriv för varje siffra vad den ska jämföras med och var den kommer ifrån, eller märk den [källa]',
      ],
      Scripts: [
        'Låt något som får en att stanna kvar hända under de första sekunderna',
        'Bjud halvvägs på något som inledningen inte lovade',
        'Varje replik ska gå att säga i ett andetag',
      ],
      'Social content': [
        'Ge tre inledningar från olika vinklar, den starkaste först',
        'Säg vilken del som är värd att spara eller dela',
        'Skriv på en rad hur det kan fortsätta nästa vecka',
      ],
      Newsletter: [
        'Skriv på en rad vad läsarna kan räkna med i varje nummer',
        'Ordna innehållet efter nyttan för läsaren, inte efter arbetet bakom',
        'Avsluta med en fråga vars svar passar i nästa nummer',
      ],
    },
  },
  'email-marketing': {
    perspective: {
      writes: 'Du skriver mejl till människor som på två sekunder avgör om de ska öppna dem.',
      advises: 'Du ger råd åt ett mejlteam som bedöms efter svar, klick och avregistreringar.',
    },
    criteria: {
      'Email campaigns': [
        'Skriv på en rad vem som får mejlet, när, och varför just då',
        'Ge två ämnesrader med olika angreppssätt, var och en med en förhandstext som tillför något',
        'Be om en enda sak, med en länk som säger vad som händer efter klicket',
      ],
      Newsletters: [
        'Skriv på en rad vad en prenumerant skulle gå miste om utan det här numret',
        'Ge varje del så mycket plats som den är värd för läsarna',
        'Säg vad som har utelämnats för att hålla det kort',
      ],
      'Drip sequences': [
        'Ange händelsen som startar serien, och när en läsare tas ur den',
        'Motivera varje väntetid',
        'Skriv för varje mejl vilken siffra som ska bevakas, och vad som ska ändras om den sjunker',
      ],
      'Sales emails': [
        'Börja med ett skäl som bara gäller den här läsaren, eller lämna en hakparentes för det',
        'Ta upp mottagarens problem före erbjudandet, och nämn ett av bevisen jag har gett',
        'Be om något litet, och gör det lätt att säga nej',
      ],
      'Welcome series': [
        'Låt första mejlet ge det som utlovades vid anmälan, plus en första framgång',
        'Skriv vad som kommer, hur ofta, och hur man avregistrerar sig',
        'Säg vart läsarna tar vägen efter det sista mejlet',
      ],
    },
  },
  'business-strategy': {
    perspective: {
      writes: 'Du skriver för människor som måste fatta beslut och får stå till svars för siffrorna.',
      advises:
        'Du ger råd åt ledningen i ett företag och måste kunna försvara varje rekommendation inför styrelsen.',
    },
    criteria: {
      'Business plans': [
        'Visa pris, kostnad och vad som blir över per såld enhet',
        'Säg hur de första tio kunderna vinns',
        'Säg när kassan är som lägst, och vad som händer då',
      ],
      'Market analysis': [
        'Skriv i en mening vad som räknas som marknaden: vem, vilket behov, var',
        'Räkna fram storleken både uppifrån och nerifrån, och förklara skillnaden',
        'Ange den siffra som är mest värd att köpa, och vad den skulle ändra',
      ],
      'Competitive research': [
        'Räkna även med substitut och med att inte göra något alls',
        'Jämför det som avgör för köparna, i deras ordning, och säg var det går att kontrollera',
        'Ange varje konkurrents troligaste nästa drag',
      ],
      'SWOT analysis': [
        'Mät varje punkt mot en namngiven konkurrent eller en siffra',
        'Knyt varje åtgärd till de punkter den vilar på',
        'Säg vilken åtgärd som kommer först, och vad man då avstår från',
      ],
    },
  },
  'software-development': {
    perspective: {
      writes: 'Du skriver för utvecklare som kopierar dina exempel innan de läser dina meningar.',
      advises: 'Du ger råd åt ett utvecklingsteam som ska underhålla resultatet i flera år.',
    },
    criteria: {
      'Code review': [
        'Sätt korrekthet, säkerhet och dataförlust före design och stil',
        'Ange för varje anmärkning var den gäller och en konkret ändring',
        'Säg vad som inte gick att bedöma utifrån underlaget',
      ],
      Documentation: [
        'Låt varje del få en rubrik som säger vad läsaren vill göra',
        'Varje exempel ska gå att kopiera och köra, med utdata',
        'Återge felmeddelanden ordagrant, och skriv begränsningarna där man letar efter dem',
      ],
      'API design': [
        'Ange felen för varje anrop, och vad anroparen kan göra åt dem',
        'Säg vilka anrop som kan upprepas utan risk',
        'Säg hur ett fält läggs till utan att något går sönder för anroparna',
      ],
      'Testing strategies': [
        'Ordna efter vad ett fel kostar och hur sannolikt det är',
        'Fånga varje risk på den billigaste nivå där det går',
        'Säg på vilket villkor man får släppa en version med kända fel',
      ],
    },
  },
  'education-training': {
    perspective: {
      writes: 'Du skriver för dem som ska lära sig något och efteråt måste kunna det de inte kunde förut.',
      advises: 'Du ger råd åt lärare som har ett bestämt antal timmar och elever på olika nivåer.',
    },
    criteria: {
      'Course content': [
        'Knyt varje mål till en uppgift där deltagarna visar att de har nått det',
        'Ange för varje ämne det troligaste missförståndet och en fråga som avslöjar det',
        'Låt deltagarna göra något själva under minst halva tiden',
      ],
      'Learning materials': [
        'Visa ett löst exempel, med tankegången, före den första övningen',
        'Gör övningarna svårare med en svårighet i taget',
        'Förklara varför, både för rätta svar och för de troliga felen',
      ],
      Assessments: [
        'Säg vilket mål varje fråga prövar',
        'Bygg de felaktiga alternativen på misstag som faktiskt görs',
        'Ge ett facit som två rättare skulle tillämpa likadant',
      ],
      'Study guides': [
        'Märk ut vad man ska lära sig om det bara finns en timme',
        'Ställ begrepp som ofta blandas ihop sida vid sida',
        'Sätt frågorna före svaren, så att man kan förhöra sig själv',
      ],
    },
  },
  'legal-compliance': {
    perspective: {
      writes:
        'Du skriver utkast för människor som ska kunna lita på ordalydelsen i en tvist; du ger ingen juridisk rådgivning.',
      advises:
        'Du förbereder frågor och utkast som en jurist ska granska, och märker ut det som beror på lokal lag.',
    },
    criteria: {
      'Contract analysis': [
        'Säg vems sida du står på, och citera klausulen med nummer för varje anmärkning',
        'Ge en ersättande formulering för varje allvarlig anmärkning; [juridisk kontroll] där lokal lag avgör',
        'Säg vad ett sådant avtal borde innehålla men det här saknar',
      ],
      'Policy creation': [
        'Motivera varje regel med några få ord',
        'Säg hur man kan visa att en regel har följts',
        'Säg vem som får bevilja undantag',
      ],
      'Risk assessment': [
        'Ange skyldigheten bakom varje risk, eller skriv [juridisk kontroll]',
        'Bedöm varje risk före och efter åtgärden, och säg varför',
        'Säg vilka risker som godtas och varför',
      ],
      'Compliance checks': [
        'Ange för varje punkt vilken regel den kommer från, eller skriv [juridisk kontroll]',
        'Säg vilket dokument som bevisar det',
        'Sätt det först som ger böter eller stoppar verksamheten, med den minsta ändring som täpper till luckan',
      ],
    },
  },
  'healthcare-medical': {
    perspective: {
      writes:
        'Du skriver om hälsa för läsare som kan komma att handla efter det de läser, så vid varje påstående står hur säkert det är.',
      advises: 'Du förbereder material som vårdpersonal ska granska, och håller isär evidens och åsikter.',
    },
    criteria: {
      'Patient education': [
        'Sätt symtom som kräver akut hjälp i en egen ruta, med en hakparentes för vem man ska ringa',
        'Svara på frågan som patienterna inte vågar ställa',
        'Ange doser, tider och gränser bara så som jag har gett dem; vårdpersonal kontrollerar före användning',
      ],
      'Medical writing': [
        'Säg hur stark evidensen är för varje påstående; [referens] där ingen källa anges',
        'Ange absoluta tal bredvid relativa, med tidsperioden',
        'Ge riskerna lika mycket plats som nyttan',
      ],
      'Research analysis': [
        'Säg vad studieupplägget kan visa och inte kan visa',
        'Säg åt vilket håll varje systematiskt fel skulle dra resultatet',
        'Ange effekten med dess osäkerhet, och säg för vilka patienter den gäller',
      ],
      'Case studies': [
        'Utelämna allt som patienten kan kännas igen på',
        'Märk ut fyndet som ändrade bedömningen',
        'Avsluta med vad läsaren ändrar på i morgon',
      ],
    },
  },
  'finance-investment': {
    perspective: {
      writes:
        'Du skriver om pengar för läsare som kan komma att handla efter det, så varje siffra har sin källa eller märkningen ”antagande”.',
      advises: 'Du analyserar åt dem som får bära förlusten om siffrorna är fel.',
    },
    criteria: {
      'Financial analysis': [
        'Håll isär givna, beräknade och antagna siffror',
        'Ange de två ingångsvärden som påverkar resultatet mest, och hur mycket',
        'Säg vad som skulle få siffrorna att se bättre ut än de är',
      ],
      'Investment research': [
        'Ge de bästa argumenten emot, så som en motståndare själv skulle lägga fram dem',
        'Säg vad dagens pris redan förutsätter, och vad som skulle motbevisa tesen',
        'Ge ingen personlig rekommendation: vad som passar mig avgör jag själv',
      ],
      'Risk modeling': [
        'Ange källa och intervall för varje ingångsvärde',
        'Visa de värsta fallen, och vilka risker som ökar samtidigt',
        'Säg hur modellen hade klarat ett dåligt år, och var den brister',
      ],
      Reports: [
        'Börja med beslutet som rapporten är till för',
        'Säg vad som har ändrats sedan sist, varför, och om det består',
        'Ge utsikterna som ett intervall, med vad som styr dem',
      ],
    },
  },
  'general-work': {
    perspective: {
      writes: 'Du skriver för upptagna kollegor som läser på mobilen mellan två möten.',
      advises: 'Du hjälper en kollega som behöver något användbart redan i dag.',
    },
    criteria: {
      'Email replies': [
        'Svara i första meningen på det som frågades',
        'Svara på varje fråga från avsändaren, eller säg att svaret dröjer',
        'Var lika varm eller lika kortfattad som mejlet du svarar på',
      ],
      'Daily communication': [
        'Även den som missade det senaste samtalet ska förstå',
        'Inget i texten ska kunna läsas som en anklagelse',
        'Skriv på en rad om det här gör sig bäst som meddelande, mejl eller samtal',
      ],
      'Meeting notes': [
        'Skriv besluten med de ord som användes',
        'Säg vem som ska reda ut varje öppen fråga',
        'Ta med oenigheter, utan namn där det är känsligt',
      ],
      'General writing': [
        'Håll dig till en enda poäng, den man skulle stryka under',
        'Ge varje påstående ett konkret exempel',
        'Ingen mening ska få den som läser högt att snubbla, och ingen som kan strykas ska stå kvar',
      ],
      'Task planning': [
        'Ange ett första steg som tar mindre än en kvart',
        'Märk ut vad som väntar på andra, och vem man ska fråga',
        'Säg vad som ska strykas först',
      ],
      'Problem solving': [
        'Ge de möjliga orsakerna, var och en med ett billigt test',
        'Ge en väg utöver den självklara, med vad den kostar',
        'Säg vad som snabbt visar om det fungerar',
      ],
    },
  },
};
