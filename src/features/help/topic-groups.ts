import { m } from '#i18n/messages.ts'
import type { HelpTopic } from '#routes/help-paths.ts'

interface TopicGroup {
  title: string
  topics: readonly HelpTopic[]
}

/** The parts of the contents. Each topic is in one; together they have the order of `helpTopics`. */
export const topicGroups = (): readonly TopicGroup[] => [
  {
    title: m.help_group_script(),
    topics: ['first-script', 'good-script', 'suggestions', 'night-order']
  },
  { title: m.help_group_homebrew(), topics: ['homebrew', 'jinxes', 'almanac'] },
  { title: m.help_group_saving(), topics: ['saving', 'sharing'] },
  { title: m.help_group_table(), topics: ['printing', 'tokens', 'grimoire', 'image-editors'] },
  { title: m.help_group_tools(), topics: ['offline', 'files', 'apps', 'tool-makers'] },
  { title: m.help_group_reference(), topics: ['shortcuts', 'fields'] }
]
