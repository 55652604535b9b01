import { m, pageLocale } from '#i18n/messages.ts'
import { type HelpTopic, helpTopicPath, helpTopics } from '#routes/help-paths.ts'
import type { Command } from '../command.ts'

/** The pages of the help. */
export const helpCommands = (): Command[] => {
  const titles = topicTitles()
  return helpTopics.map(topic => ({
    id: `help:${topic}`,
    label: titles[topic],
    context: m.help_title(),
    group: 'help',
    href: helpTopicPath(pageLocale(), topic)
  }))
}

const topicTitles = (): Readonly<Record<HelpTopic, string>> => ({
  'first-script': m.palette_topic_first_script(),
  'good-script': m.palette_topic_good_script(),
  suggestions: m.palette_topic_suggestions(),
  'night-order': m.palette_topic_night_order(),
  homebrew: m.palette_topic_homebrew(),
  jinxes: m.jinxes_title(),
  almanac: m.almanac_title(),
  saving: m.palette_topic_saving(),
  sharing: m.palette_topic_sharing(),
  printing: m.palette_topic_printing(),
  tokens: m.palette_topic_tokens(),
  grimoire: m.grimoire_title(),
  'image-editors': m.palette_topic_image_editors(),
  offline: m.palette_topic_offline(),
  files: m.palette_topic_files(),
  apps: m.palette_topic_apps(),
  'tool-makers': m.palette_topic_tool_makers(),
  shortcuts: m.palette_shortcuts(),
  fields: m.palette_topic_fields()
})
