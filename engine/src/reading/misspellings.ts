/** Frequent misspellings and their only reading, `wrong:right`, lower case. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  (
    'teh:the adn:and taht:that wich:which wihch:which becuase:because becasue:because beacuse:because recieve:receive recieved:received ' +
    'definately:definitely definitly:definitely seperate:separate seperated:separated occured:occurred occurence:occurrence untill:until ' +
    'tommorow:tomorrow tommorrow:tomorrow tomorow:tomorrow accomodate:accommodate acommodate:accommodate adress:address adresses:addresses ' +
    'begining:beginning beleive:believe belive:believe buisness:business bussiness:business busines:business calender:calendar ' +
    'catagory:category cemetary:cemetery collegue:colleague collegues:colleagues commited:committed commitee:committee comparsion:comparison ' +
    'concious:conscious consistant:consistent curiculum:curriculum cirriculum:curriculum decribe:describe describtion:description desciption:description ' +
    'discription:description develope:develop devloper:developer diffrent:different dissapoint:disappoint embarass:embarrass enviroment:environment ' +
    'enviromental:environmental excercise:exercise exersise:exercise existance:existence experiance:experience explaination:explanation ' +
    'explane:explain familar:familiar finaly:finally foriegn:foreign freind:friend freinds:friends futher:further goverment:government ' +
    'grammer:grammar gaurantee:guarantee garantee:guarantee happend:happened harrass:harass heigth:height hygeine:hygiene immediatly:immediately ' +
    'independant:independent intresting:interesting intrested:interested knowlege:knowledge knowlegde:knowledge langauge:language lanaguage:language ' +
    'liason:liaison libary:library lenght:length maintainance:maintenance maintenence:maintenance managment:management ' +
    'marketting:marketing millenium:millennium neccessary:necessary necesary:necessary noticable:noticeable occassion:occasion occassional:occasional ' +
    'ocassional:occasional oportunity:opportunity paralell:parallel particurly:particularly peice:piece persistant:persistent personel:personnel ' +
    'posible:possible possesion:possession prefered:preferred presense:presence presentaion:presentation probaly:probably proffesional:professional ' +
    'profesional:professional proffessional:professional programing:programming promt:prompt promts:prompts pronounciation:pronunciation ' +
    'publically:publicly questionaire:questionnaire questionare:questionnaire realy:really recomend:recommend reccomend:recommend recommed:recommend ' +
    'refered:referred relevent:relevant religous:religious remeber:remember responce:response restaraunt:restaurant restaurent:restaurant ' +
    'rythm:rhythm rhytm:rhythm schedual:schedule shedule:schedule sentance:sentence sieze:seize similiar:similar sincerly:sincerely speach:speech ' +
    'strenght:strength succesful:successful successfull:successful sucessful:successful suprise:surprise suggestons:suggestions sylable:syllable ' +
    'sylables:syllables techincal:technical tecnical:technical temperture:temperature thier:their thourough:thorough ' +
    'threshhold:threshold togather:together tounge:tongue truely:truly unfortunatly:unfortunately usefull:useful vaccum:vacuum vegatable:vegetable ' +
    'visable:visible wierd:weird writting:writing writen:written writte:write wirte:write wrtie:write creat:create craete:create ' +
    'genrate:generate generte:generate gernerate:generate geneate:generate expain:explain exlpain:explain explian:explain summerize:summarize sumarize:summarize ' +
    'sumarise:summarise traslate:translate tranlsate:translate transalte:translate reserch:research reasearch:research requiremens:requirements ' +
    'requirments:requirements strategye:strategy stratagy:strategy strategie:strategy stategy:strategy stradegy:strategy sctivities:activities activites:activities ' +
    'activty:activity protien:protein anaylsis:analysis analisis:analysis anlysis:analysis analyis:analysis substraction:subtraction fundemental:fundamental ' +
    'funamental:fundamental assumtion:assumption assumtions:assumptions comunicate:communicate comunication:communication communciation:communication ' +
    'availble:available availabe:available avaliable:available isomoprhic:isomorphic chatot:chatbot chatots:chatbots persnaje:personaje concered:concerned ' +
    'inimtable:inimitable phython:python pyhton:python pythn:python javscript:javascript javasript:javascript databse:database adviosr:advisor ' +
    'emial:email eamil:email emai:email artical:article artice:article blogg:blog newletter:newsletter newslettter:newsletter linkdin:linkedin ' +
    'custumer:customer custmer:customer cusotmer:customer prodcut:product prduct:product produt:product servce:service sevice:service ' +
    'compnay:company comapny:company compeny:company welcom:welcome wellcome:welcome reminer:reminder invitaion:invitation aplication:application ' +
    'excution:execution excute:execute ouline:outline horizonal:horizontal accross:across identied:identified varibales:variables varible:variable varibles:variables fucntion:function funtion:function functon:function ' +
    'algoritm:algorithm algorythm:algorithm implment:implement implemention:implementation'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
