import { m } from '#i18n/messages.ts'
import type { FieldTopic } from './field-topic.ts'

export const drawingFields = {
  'logo-format': {
    label: m.text_layer_logo_format,
    text: m.field_help_about_logo_format,
    learnMore: { topic: 'image-editors' }
  },
  'letter-spacing': {
    label: m.text_layer_tracking,
    text: m.field_help_about_letter_spacing,
    learnMore: { topic: 'image-editors' }
  },
  bend: { label: m.text_layer_bend, text: m.field_help_about_bend, learnMore: { topic: 'image-editors' } },
  fill: { label: m.image_editor_fill, text: m.field_help_about_fill, learnMore: { topic: 'image-editors' } },
  outline: {
    label: m.image_editor_outline,
    text: m.field_help_about_outline,
    learnMore: { topic: 'image-editors' }
  },
  shadow: {
    label: m.image_editor_shadow,
    text: m.field_help_about_shadow,
    learnMore: { topic: 'image-editors' }
  },
  texture: {
    label: m.image_editor_texture,
    text: m.field_help_about_texture,
    learnMore: { topic: 'image-editors' }
  },
  'cut-out': {
    label: m.image_editor_cut_out,
    text: m.field_help_about_cut_out,
    learnMore: { topic: 'image-editors' }
  },
  'remove-background': {
    label: m.image_adjust_background,
    text: m.field_help_about_remove_background,
    learnMore: { topic: 'image-editors' }
  },
  tolerance: {
    label: m.image_adjust_tolerance,
    text: m.field_help_about_tolerance,
    learnMore: { topic: 'image-editors' }
  },
  'one-colour': {
    label: m.image_adjust_drawing,
    text: m.field_help_about_one_colour,
    learnMore: { topic: 'image-editors' }
  },
  'variant-colours': {
    label: m.icon_preview_colours,
    text: m.field_help_about_variant_colours,
    learnMore: { topic: 'image-editors' }
  },
  'image-destination': {
    label: m.image_output_destination,
    text: m.field_help_about_image_destination,
    learnMore: { topic: 'image-editors' }
  },
  'image-format': {
    label: m.image_output_format,
    text: m.field_help_about_image_format,
    learnMore: { topic: 'image-editors' }
  }
} as const satisfies Readonly<Record<string, FieldTopic>>
