import type { CatalogueSources } from '../../../tools/catalogue-import/convert-published.ts'

/** A small made-up catalogue as Belfry's sources, and the publisher's files with the same content. */

const facts = (id: string, name: string, firstNight: number, otherNight: number) => ({
  id,
  name,
  edition: 'tb',
  team: 'townsfolk' as const,
  setup: false,
  firstNight,
  otherNight,
  reminders: [],
  remindersGlobal: [],
  special: [],
  jinxedWith: [],
  abilityOpening: '',
  abilityLength: 16
})

const wakes = (name: string) => ({
  name,
  ability: 'Bakes some bread',
  flavor: 'Warm.',
  firstNightReminder: 'Wake.'
})

export const current: CatalogueSources = {
  facts: {
    abilityOpenings: ['Each night', 'Each night*', 'Each'],
    characters: [
      facts('baker', 'Baker', 2, 0),
      { ...facts('ringer', 'Ringer', 4, 2), jinxedWith: ['baker'] },
      { ...facts('clerk', 'Clerk', 5, 0), jinxedWith: ['baker'] }
    ],
    steps: [
      { id: 'dusk', firstNight: 1, otherNight: 1 },
      { id: 'minioninfo', firstNight: 3, otherNight: 0 },
      { id: 'dawn', firstNight: 6, otherNight: 3 }
    ]
  },
  english: {
    characters: {
      baker: wakes('Baker'),
      ringer: { ...wakes('Ringer'), otherNightReminder: 'Wake again.' },
      clerk: wakes('Clerk')
    },
    steps: { dusk: { name: 'Dusk' }, minioninfo: { name: 'Minion info' }, dawn: { name: 'Dawn' } },
    reminderLabels: {},
    jinxes: { ringer: { baker: 'Too loud.' }, clerk: { baker: 'Too early.' } }
  }
}

export const role = (id: string, name: string) => ({
  id,
  edition: 'tb',
  team: 'townsfolk',
  setup: false,
  reminders: [],
  ...wakes(name)
})

export const roles = [
  role('baker', 'Baker'),
  { ...role('ringer', 'Ringer'), otherNightReminder: 'Wake again.' },
  role('clerk', 'Clerk')
]

export const jinxes = [
  { id: 'ringer', jinx: [{ id: 'baker', reason: 'Too loud.' }] },
  { id: 'clerk', jinx: [{ id: 'baker', reason: 'Too early.' }] }
]

export const nightSheet = {
  firstNight: ['dusk', 'baker', 'minioninfo', 'ringer', 'clerk', 'dawn'],
  otherNight: ['dusk', 'ringer', 'dawn']
}
