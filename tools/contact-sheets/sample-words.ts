import type { Locale } from '../../src/routes.ts'

/** Texts of the script on the sheets. */
export interface SampleWords {
  title: string
  /** The name of a character that is one long word where the language has such words, or the longest usual name. */
  name: string
  ability: string
  reminder: string
  token: string
  rule: string
  almanac: string
}

/** Words as people write them in each language: long ones in German, short ones with accents in Vietnamese. */
export const sampleWords: Readonly<Record<Locale, SampleWords>> = {
  en: {
    title: 'The Long Winter of the Drowned Bell',
    name: 'Lighthouse Superintendent',
    ability:
      'Each night*, choose a player: you learn how many of their living neighbours are evil. [+1 Outsider]',
    reminder:
      'The Lighthouse Superintendent points to a player. Show how many of their living neighbours are evil.',
    token: 'Lamp has gone out',
    rule: 'The bell is real. When it rings, nobody may speak until it is quiet.',
    almanac:
      'The Lighthouse Superintendent counts the evil neighbours of one player. Only living players count.'
  },
  fr: {
    title: 'Le long hiver de la cloche engloutie',
    name: 'Surintendante des phares',
    ability:
      'Chaque nuit*, choisissez un joueur : vous apprenez combien de ses voisins vivants sont maléfiques. [+1 Marginal]',
    reminder:
      'La Surintendante des phares désigne un joueur. Montrez combien de ses voisins vivants sont maléfiques.',
    token: 'Lanterne éteinte',
    rule: 'La cloche est réelle. Quand elle sonne, personne ne parle jusqu’au silence.',
    almanac:
      'La Surintendante des phares compte les voisins maléfiques d’un joueur. Seuls les vivants comptent.'
  },
  de: {
    title: 'Der lange Winter der Hafenglockengießergesellschaft',
    name: 'Leuchtturmwärterstellvertreterin',
    ability:
      'Wähle jede Nacht* eine Person: Du erfährst, wie viele ihrer lebenden Sitznachbarschaftsmitglieder böse sind. [+1 Außenseiter]',
    reminder:
      'Die Leuchtturmwärterstellvertreterin zeigt auf eine Person. Zeig ihr die Zahl der bösen lebenden Nachbarn.',
    token: 'Laternenlöschung',
    rule: 'Die Glocke ist echt. Während des Hafenglockengeläuts darf niemand sprechen, bis es wieder still ist.',
    almanac:
      'Die Leuchtturmwärterstellvertreterin zählt die bösen Nachbarn einer Person. Nur Lebende zählen, auch bei Sitzplatzvertauschungen.'
  },
  'pt-br': {
    title: 'O longo inverno do sino submerso',
    name: 'Superintendente do Farol',
    ability:
      'A cada noite*, escolha um jogador: você descobre quantos de seus vizinhos vivos são malignos. [+1 Forasteiro]',
    reminder:
      'O Superintendente do Farol aponta para um jogador. Mostre quantos de seus vizinhos vivos são malignos.',
    token: 'Lampião apagado',
    rule: 'O sino é de verdade. Quando ele toca, ninguém fala até o silêncio voltar.',
    almanac: 'O Superintendente do Farol conta os vizinhos malignos de um jogador. Só os vivos contam.'
  },
  tr: {
    title: 'Batık Çanın Uzun Kışı',
    name: 'Deniz Feneri Başmüfettişi',
    ability:
      'Her gece*, bir oyuncu seç: yaşayan komşularından kaçının kötü olduğunu öğrenirsin. [+1 Yabancı]',
    reminder: 'Deniz Feneri Başmüfettişi bir oyuncuyu gösterir. Yaşayan kötü komşularının sayısını göster.',
    token: 'Söndürülmüş kandil',
    rule: 'Çan gerçektir. Çaldığında, susana kadar kimse konuşamaz.',
    almanac: 'Deniz Feneri Başmüfettişi bir oyuncunun kötü komşularını sayar. Yalnızca yaşayanlar sayılır.'
  },
  vi: {
    title: 'Mùa đông dài của quả chuông chìm',
    name: 'Người giám sát hải đăng',
    ability:
      'Mỗi đêm*, chọn một người chơi: bạn biết có bao nhiêu người còn sống ngồi cạnh họ thuộc phe ác. [+1 Lữ khách]',
    reminder: 'Người giám sát hải đăng chỉ vào một người chơi. Cho biết số người ngồi cạnh thuộc phe ác.',
    token: 'Đèn đã tắt',
    rule: 'Quả chuông là thật. Khi chuông reo, không ai được nói cho đến khi im tiếng.',
    almanac: 'Người giám sát hải đăng đếm số người ngồi cạnh thuộc phe ác. Chỉ tính người còn sống.'
  }
}
