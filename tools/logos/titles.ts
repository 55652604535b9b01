/** Titles of 1 to 50 letters with subtitles, for looking at presets. In the order short, usual, long. */
export const sampleTitles: readonly { language: string; title: string; subtitle: string }[] = [
  { language: 'en', title: 'Fog', subtitle: 'A short and wicked night' },
  { language: 'en', title: 'The Ravenswood Affair', subtitle: 'by Clara Whitlock' },
  { language: 'en', title: 'Everyone Lies on the Road to Saint Agatha’s Fair', subtitle: '' },
  { language: 'fr', title: 'Nuit d’été', subtitle: 'd’après Élise Cœurderoy' },
  { language: 'fr', title: 'Les Corbeaux du château de Brûlefer', subtitle: 'Un script pour 12 joueurs' },
  { language: 'de', title: 'Größenwahn', subtitle: 'von Jörg Weiß' },
  {
    language: 'de',
    title: 'Mitternachtsgesellschaft über Düsterförde',
    subtitle: 'Ein Spiel für lange Nächte'
  },
  { language: 'pt', title: 'Maldição', subtitle: 'por João Conceição' },
  { language: 'pt', title: 'Assombração em São Sebastião das Três Pontes', subtitle: '' },
  { language: 'tr', title: 'Kırık Işık', subtitle: 'Gülşah Yıldız’ın oyunu' },
  { language: 'tr', title: 'İğneada’nın Şüpheli Gecesi', subtitle: 'yazan: Ağâh Çığır' },
  { language: 'vi', title: 'Đêm Trắng', subtitle: 'của Nguyễn Thị Hằng' },
  {
    language: 'vi',
    title: 'Lời nguyền dưới giếng cổ làng Ước Nguyện',
    subtitle: 'Kịch bản cho người kể chuyện'
  },
  { language: 'en', title: 'X', subtitle: '' }
]
