import type { Rule } from 'eslint'

export const importCycles: Rule.RuleModule
