/** The route groups with descriptions, in document order. */
export const tags = {
  'Script files': 'Converts any script text to a clean script file.',
  Prints: 'Renders sheets and cards of a posted script file. Nothing is stored.',
  Catalogue: 'The official characters as data and images.',
  'Public work': 'Scripts and characters that storytellers have made public or unlisted.',
  Session: 'Sign-in, sign-out and the current user. The identity provider handles passwords.',
  'Saved scripts': 'The signed-in user’s scripts, with earlier versions and a bin.',
  'Saved characters': 'The signed-in user’s characters, with earlier versions and a bin.',
  'Saved games': 'The signed-in user’s games of the grimoire.',
  Images: 'The signed-in user’s uploaded images, and their public URLs.',
  Account: 'Everything that Belfry stores for the signed-in user.',
  Service: 'About the service itself.'
} as const
