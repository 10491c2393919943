/*
 * Places that the packages lack or spell otherwise. The UN/LOCODEs were written down by hand: each is a city whose code the
 * trade uses every day. A code here replaces what a package says of it.
 */

/** Places as `code|name|region`, by kind; a name with `=` has other names after it. */
export const added = {
  port: `
    MXLZC|Lázaro Cárdenas|Michoacán
    CWWIL|Willemstad
    SXPHI|Philipsburg
    CNQZH|Qinzhou
    ECPSJ|Posorja
    LKHBA|Hambantota
    PAROD|Rodman=PAPSA
    PECHY|Chancay
    MXTUX|Tuxpan=Tuxpan de Rodríguez Cano|Veracruz
  `,
  place: `
    USATL|Atlanta|GA
    USBHM|Birmingham|AL
    USBNA|Nashville|TN
    USCLT|Charlotte|NC
    USCMH|Columbus|OH
    USCVG|Cincinnati|OH
    USDAL|Dallas|TX
    USDEN|Denver|CO
    USELP|El Paso|TX
    USFWT|Fort Worth|TX
    USIND|Indianapolis|IN
    USKCK|Kansas City|KS
    USLAS|Las Vegas|NV
    USLRD|Laredo|TX
    USMES|Minneapolis|MN
    USMKC|Kansas City|MO
    USOKC|Oklahoma City|OK
    USOMA|Omaha|NE
    USPHX|Phoenix|AZ
    USRNO|Reno|NV
    USSAT|San Antonio|TX
    USSLC|Salt Lake City|UT
    USSTL|Saint Louis=St. Louis|MO
    USTUL|Tulsa|OK
    USMFE|McAllen|TX
    MXMAM|Matamoros=Heroica Matamoros|Tamaulipas
    MXNOG|Nogales=Heroica Nogales|Sonora
    MXPDS|Piedras Negras|Coahuila
    MXTLC|Toluca=Toluca de Lerdo|México
    BRCPQ|Campinas|São Paulo
    CACAL|Calgary|AB
    CAEDM|Edmonton|AB
    CASAK|Saskatoon|SK
    CAWNP|Winnipeg|MB
    MXCJS|Ciudad Juárez|Chihuahua
    MXGDL|Guadalajara|Jalisco
    MXMEX|Ciudad de México=Mexico City=Cidade do México=CDMX=México D.F.
    MXMTY|Monterrey|Nuevo León
    MXNLD|Nuevo Laredo|Tamaulipas
    MXPBC|Puebla|Puebla
    MXQRO|Querétaro|Querétaro
    MXREX|Reynosa|Tamaulipas
    MXSLP|San Luis Potosí|San Luis Potosí
    MXTIJ|Tijuana|Baja California
    BRBHZ|Belo Horizonte|Minas Gerais
    BRBSB|Brasília|Distrito Federal
    BRCWB|Curitiba|Paraná
    BRSAO|São Paulo=San Pablo|São Paulo
    ARCOR|Córdoba
    BOLPB|La Paz
    CLSCL|Santiago=Santiago de Chile
    COBOG|Bogotá
    COCLO|Cali
    COMDE|Medellín
    CRSJO|San José
    ECUIO|Quito
    GTGUA|Guatemala City=Ciudad de Guatemala
    HNSAP|San Pedro Sula
    HNTGU|Tegucigalpa
    NIMGA|Managua
    PYASU|Asunción=Assunção
    SVSAL|San Salvador
    VECCS|Caracas
    ATVIE|Vienna=Wien=Viena
    CHBSL|Basel=Basilea=Basileia
    CHZRH|Zurich=Zürich
    CZPRG|Prague=Praha=Praga
    DEFRA|Frankfurt am Main
    DEMUC|Munich=München=Múnich=Munique
    ESMAD|Madrid=Madri
    ESZAZ|Zaragoza
    FRPAR|Paris=París
    GBBHM|Birmingham
    HUBUD|Budapest
    ITMIL|Milan=Milano=Milán=Milão
    PLWAW|Warsaw=Warszawa=Varsovia=Varsóvia
    CNBJS|Beijing=Pekín=Pequim
    CNCKG|Chongqing
    INBLR|Bengaluru=Bangalore
    INDEL|Delhi=New Delhi
    ETADD|Addis Ababa
    KENBO|Nairobi
    ZAJNB|Johannesburg
  `,
};

/** Codes that are wrong, doubtful or no longer used; airports, which the airports' list has; and quarters of a city. */
export const dropped = new Set(
  `USAR5 USBCC USCBF USCPF USCZF USDA8 USDNN USFRP USJ3C USLAT USMSP USOCN USOCW USPCA USPHF USPS6 USRAJ USRBC USSPT
  USSUE USSXZ USTMM USTSA USUXZ USUZF USXGO USXHF USXHO USYOB USSXT USLUI CLCAP CLTHO CNBHY CNSWA CNZHA LCSLU PTTER RERUN
  PAPSA ARRIC BRPNN BRVIC BRIRO BRSAL BRVDC ESBRM ESEBO ESFER FRMT7 SYDAM ZAZBA VNVIC`.split(/\s+/),
);

/** Cities without a port that the list of ports holds, as they have customs offices; all of a country where it is named. */
export const inland = new Set(
  `USCHA USDSM USGBO USGSP USHSV USJOT USUGN USSWF CADRU CANIA BF BY ML MW RW UG ZM ZW`.split(' '),
);

/** Ports through which most containers of their region go: suggested first. */
export const mainPorts = new Set(
  `USHOU USLAX USLGB USNYC USSAV USCHS USORF USBAL USMIA USPEF USOAK USSEA USTIW USMSY USMOB USGLS USJAX USPHL USTPA
  CAVAN CAMTR CAHAL CAPRR MXVER MXZLO MXATM MXLZC MXESE PAMIT PABLB PACTB PAONX COCTG COBUN COBAQ PECLL ECGYE CLSAI CLVAP
  BRSSZ BRPNG BRRIG BRITJ BRNVT BRRIO BRSSA BRSUA ARBUE UYMVD VEPBL VELAG GTSTC GTPRQ HNPCR CRLIO CRMOB DOCAU DOHAI JMKIN
  BSFPO TTPOS PRSJU NLRTM BEANR DEHAM DEBRV FRLEH FRFOS GBFXT GBSOU GBLGP GBLON ESALG ESVLC ESBCN ESBIO PTLIS PTSIE ITGOA
  ITGIT ITSPE GRPIR TRIST TRMER PLGDN SEGOT NOOSL DKAAR FIHEL MAPTM EGPSD EGALY ZADUR ZACPT NGLOS NGAPP GHTEM KEMBA
  AEJEA SAJED OMSLL INNSA INMUN INMAA LKCMB BDCGP PKKHI SGSIN MYPKG MYTPP THLCH VNSGN VNHPH IDJKT PHMNL CNSHA CNNGB
  CNSZX CNYTN CNTAO CNTXG CNXMN CNCAN CNDLC HKHKG TWKHH TWKEL KRPUS KRINC JPTYO JPYOK JPUKB JPNGO JPOSA AUMEL AUSYD AUBNE
  NZAKL`.split(/\s+/),
);

/** Names as the trade writes them in English, with their other names, by code. */
export const names = Object.fromEntries(
  `
    BEANR|Antwerp=Antwerpen=Amberes=Antuérpia
    BEGNE|Ghent=Gent=Gante
    BEOST|Ostend=Oostende
    BRITJ|Itajaí
    BRPOA|Porto Alegre
    BRVIX|Vitória
    CAMTR|Montreal=Montréal
    CAQUE|Quebec=Québec
    CLVAP|Valparaíso
    CASJB|Saint John
    CASJF|St. John's
    CATRR|Trois-Rivières
    CNCAN|Guangzhou=Canton=Cantón=Cantão
    CNSHA|Shanghai=Shanghái=Xangai
    CNSZX|Shenzhen=Shenzhén
    DEBRV|Bremerhaven
    DEHAM|Hamburg=Hamburgo
    DKCPH|Copenhagen=København=Copenhague
    DZALG|Algiers=Alger=Argel
    EGALY|Alexandria=El Iskandariya=Alejandría
    EGDAM|Damietta=Dumyat
    EGSUZ|Suez=As Suways
    ESLCG|La Coruña=A Coruña
    FIHEL|Helsinki=Helsingfors
    FIHKO|Hanko=Hangö
    FIHMN|Hamina=Fredrikshamn
    FIKOK|Kokkola=Karleby
    FIPOR|Pori=Björneborg
    FITKU|Turku=Åbo
    FITOR|Tornio=Torneå
    FRLEH|Le Havre=El Havre
    FRMRS|Marseille=Marsella=Marselha
    GBLON|London=Londres
    GRPIR|Piraeus=Pireo=Pireu
    GUGUM|Guam
    ITGOA|Genoa=Genova=Génova
    ITLIV|Livorno=Leghorn
    ITNAP|Naples=Napoli=Nápoles
    ITSPE|La Spezia
    ITVCE|Venice=Venezia=Venecia=Veneza
    JPTYO|Tokyo=Tokio=Tóquio
    KRPUS|Busan=Pusan
    MYLBU|Labuan
    NLAMS|Amsterdam=Ámsterdam=Amsterdã
    NLRTM|Rotterdam=Róterdam=Roterdã
    PAPTY|Panama City=Ciudad de Panamá=Cidade do Panamá
    PLGDN|Gdansk=Gdańsk
    PTLIS|Lisbon=Lisboa
    RULED|Saint Petersburg=St. Petersburg=San Petersburgo
    SEGOT|Gothenburg=Göteborg=Gotemburgo
    SESTO|Stockholm=Estocolmo
    SGSIN|Singapore=Singapur=Singapura
    TRIST|Istanbul=İstanbul=Estambul=Istambul
    USMSY|New Orleans=Nueva Orleans=Nova Orleans
    USNYC|New York=New York City=Nueva York=Nova York=Nova Iorque
    USPHL|Philadelphia=Filadelfia
    USSFO|San Francisco
    USSTL|Saint Louis=St. Louis
    ZACPT|Cape Town=Ciudad del Cabo=Cidade do Cabo
    INNSA|Nhava Sheva=Jawaharlal Nehru=JNPT
    CNCWN|Chiwan
    CNFOC|Fuzhou=Foochow
    CNHUA|Huangpu
    CNNSA|Nansha=CNNSH
    CNSHK|Shekou
    CNSTG|Shantou=CNSWA
    CNTXG|Tianjin New Port=Tianjin Xingang=Xingang New Port
    CNYTN|Yantian
    CNZSN|Zhongshan
    CNZUH|Zhuhai
    CRMOB|Moín=CRPMN=Puerto Moín
    EGPSD|Port Said=Port Said West
    GBLGP|London Gateway=London Gateway Port
    HKHKG|Hong Kong=Hongkong
    KWKWI|Kuwait=Kuwait City
    MTMLA|Valletta=La Valletta=La Valeta
    MYPKG|Port Klang=Port Kelang=Klang=Port Klang North Port=Port Klang Northport=Northport
    MYWSP|Westport=Port Klang West Port=Port Klang Westport
    VNCLI|Cat Lai=Cát Lái
    VNDAD|Da Nang=Danang
    VNHPH|Haiphong=Hai Phong
    VNSGN|Ho Chi Minh City=Ho Chi Minh=HCMC=Saigon=Saigón
    VNUIH|Quy Nhon=Qui Nhon=Quinhon
  `
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|')),
);

/** Airports of freight alone, without scheduled passengers. */
export const freightAirports = new Set(['AFW', 'ILN']);

/** Cities of airports as their country spells them, by what the package writes. */
export const citySpellings = new Map([
  ['Bogota', 'Bogotá'],
  ['Mazatlàn', 'Mazatlán'],
  ['Mexico City', 'Ciudad de México'],
  ['Rio De Janeiro', 'Rio de Janeiro'],
]);

/**
 * Positions that the packages lack or have wrong: degrees east and north.
 *
 * @type {Record<string, number[]>}
 */
export const locationsByHand = {
  ARBUE: [-58.37, -34.6],
  ARDDC: [-59.2, -34.04],
  BMSOU: [-64.84, 32.25],
  CNQZH: [108.6, 21.73],
  ECPSJ: [-80.25, -2.7],
  LKHBA: [81.1, 6.12],
  MXTUX: [-97.4, 20.95],
  PAROD: [-79.57, 8.95],
  PECHY: [-77.27, -11.59],
  CDBOA: [13.02, -5.83],
  CDMAT: [13.45, -5.82],
  CLJRL: [-73.23, -36.97],
  CLPGO: [-71.5, -31.89],
  CLPPD: [-70.84, -27.05],
  CNYTN: [114.27, 22.57],
  DZAAE: [7.67, 36.92],
  INHYD: [78.49, 17.39],
  ISESK: [-14.05, 65.07],
  KRKWU: [126.85, 35.16],
  MXCJS: [-106.49, 31.69],
  MXLZC: [-102.18, 17.95],
  MXQRO: [-100.39, 20.59],
  PAMIT: [-79.88, 9.37],
  REPDG: [55.29, -20.92],
  TNJAR: [11.1, 33.5],
  VEGUB: [-70.21, 11.67],
};

/** ISO 3166-2 letters of states that the packages name differently, by country and the name of GeoNames. */
export const statesByHand = {
  'MXMexico City': 'CMX',
  'MXCiudad de México': 'CMX',
  'BRFederal District': 'DF',
  'BRDistrito Federal': 'DF',
  'COBogota D.C.': 'DC',
  'COSan Andres y Providencia': 'SAP',
};
