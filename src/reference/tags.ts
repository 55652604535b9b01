/** The groups of routes, in the order in which they are told of. */
export const tags = {
  'Script files': 'Any script that a storyteller has at hand becomes a clean file.',
  Prints:
    'Sheets to print and cards to show, made of a script file that comes with the request. Nothing of it is kept.',
  Catalogue: 'The official characters, as data and as pictures.',
  'Public work': 'What storytellers show of what they saved: to everybody, or to whoever knows the address.',
  Session: 'Who is signed in. Belfry’s own pages sign people in; no password ever comes here.',
  'Saved scripts': 'The scripts of whoever is signed in, with their earlier versions and a bin.',
  'Saved characters': 'The same for single characters.',
  Images: 'What the signed-in user uploaded, and where everybody sees it.',
  Account: 'All that is kept for whoever is signed in.',
  Service: 'About the service itself.'
} as const
