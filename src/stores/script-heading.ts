import { computed } from 'nanostores'
import { $script } from './script.ts'

export const $title = computed($script, ({ title }) => title)
export const $author = computed($script, ({ author }) => author)
