export const optionIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
