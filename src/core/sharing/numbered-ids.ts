/**
 * The ids of official characters by their numbers in links of s-thom's script viewer, from 1. The viewer only appends to
 * the list, so that its older links stay readable.
 */
const ids = (
  'washerwoman librarian investigator chef empath fortuneteller undertaker monk ravenkeeper virgin slayer soldier mayor ' +
  'butler drunk recluse saint poisoner spy scarletwoman baron imp clockmaker dreamer snakecharmer mathematician ' +
  'flowergirl towncrier oracle savant seamstress philosopher artist juggler sage mutant sweetheart barber klutz eviltwin ' +
  'witch cerenovus pithag fanggu vigormortis nodashii vortox grandmother sailor chambermaid exorcist innkeeper gambler ' +
  'gossip courtier professor minstrel tealady pacifist fool tinker moonchild goon lunatic godfather devilsadvocate ' +
  'assassin mastermind zombuul pukka shabaloth po apprentice barista bureaucrat beggar bishop bonecollector butcher ' +
  'deviant gunslinger harlot judge matron scapegoat thief voudon angel buddhist djinn doomsayer duchess fibbin fiddler ' +
  'hellslibrarian revolutionary sentinel spiritofivory toymaker acrobat alchemist alsaahir amnesiac atheist balloonist ' +
  'banshee bountyhunter cannibal choirboy cultleader engineer farmer fisherman general highpriestess huntsman king knight ' +
  'lycanthrope magician nightwatchman noble pixie poppygrower preacher princess shugenja steward villageidiot damsel ' +
  'golem hatter heretic hermit ogre plaguedoctor politician puzzlemaster snitch zealot boffin boomdandy fearmonger goblin ' +
  'harpy marionette mezepheles organgrinder psychopath summoner vizier widow wizard wraith xaan alhadikhia kazali legion ' +
  'leviathan lilmonsta lleech lordoftyphon ojo riot yaggababble cacklejack gangster gnome bootlegger deusexfiasco ' +
  'ferryman gardener stormcatcher bigwig tor zenomancer hindu pope ventriloquist godofug knaves'
).split(' ')

/** The steps of a night, whose numbers are at the end of the range. */
const steps = new Map([
  [251, 'dawn'],
  [252, 'minioninfo'],
  [253, 'demoninfo'],
  [254, 'dusk']
])

/** The id of a number. One of a character that is newer than this list gets an id that the importer reports as unknown. */
export const idOfNumber = (number: number): string =>
  ids[number - 1] ?? steps.get(number) ?? `number-${number}`
