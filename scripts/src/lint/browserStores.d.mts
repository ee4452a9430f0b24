import type { Rule } from 'eslint'

export const browserStores: Rule.RuleModule
