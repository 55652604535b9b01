/** An icon's name as people read it. @example iconLabel('skull-ring') // 'skull ring' */
export const iconLabel = (name: string): string => name.replaceAll('-', ' ')
