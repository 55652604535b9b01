/** Frequent words of abilities and reminders, by language; words of two of these languages are left out. */
const words: Readonly<Record<string, string>> = {
  en: 'the you your each night player players they are is to of and choose if learn dies evil good',
  fr: 'vous votre chaque nuit joueur joueurs les est et sont choisissez apprenez meurt maléfique bon du',
  de: 'der die das du dein deine jede nacht spieler und ist wähle wenn erfährst stirbt böse gute einen',
  pt: 'você cada noite jogador jogadores seu sua os não são escolha uma aprende morre maligno bom do',
  es: 'cada noche jugador jugadores tu tus el los las eliges una aprendes muere maligno y bueno del',
  it: 'ogni notte giocatore giocatori il gli tuo scegli scopri muore malvagio buono della che e di',
  pl: 'każdej nocy gracz gracza graczy jest się że wybierz nie dowiadujesz umiera zły dobry i jeśli',
  nl: 'elke nacht speler spelers je jouw het een kies als sterft goede kwade zijn van en',
  tr: 'her gece oyuncu oyuncuyu ve bir bu senin seç eğer öğrenirsin ölür kötü iyi için',
  vi: 'bạn mỗi đêm người chơi và là của một chọn nếu biết chết ác phe được không',
  ru: 'вы каждую ночь игрок игрока игроков и не вас если выберите умирает'
}

const languagesOfWord = new Map<string, string[]>()
for (const [language, list] of Object.entries(words)) {
  for (const word of list.split(' '))
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language])
}

/** Writing systems, and the language that most texts in them have. Kana are before ideographs, which Japanese has too. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru']
]
/** Quick check for letters of these systems. */
const otherLetters = /[\u0370-\u1cff\u2e80-\uffff\u{20000}-\u{2ffff}]/u
/** Share of a text's letters that decide its writing system. */
const minShare = 0.3
/** Words that decide a language, and how many more than of any other language they are. */
const minWords = 2
const minLead = 1.5

/** The language of a text, by its writing system and its most frequent words; undefined when these don't tell. */
export function guessLanguage(text: string): string | undefined {
  if (otherLetters.test(text)) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    const system = systems.find(([pattern]) => (text.match(pattern)?.length ?? 0) > letters * minShare)
    if (system && system[1] !== 'ru') return system[1]
  }
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const language of languagesOfWord.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one)
  return first && first[1] >= minWords && first[1] >= minLead * (second?.[1] ?? 0) ? first[0] : undefined
}
