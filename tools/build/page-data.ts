import { buildCommit } from './build-commit.ts'
import { helpImages } from './help-images.ts'
import { oneLanguage } from './one-language.ts'

/** What pages are built from besides their sources: messages of one language, pictures of the help, the commit. */
export const pageData = () => [oneLanguage(), helpImages(), buildCommit()]
