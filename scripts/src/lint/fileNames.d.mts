import type { Rule } from 'eslint'

export const clientFileNames: Rule.RuleModule
export const serverSuffixes: Rule.RuleModule
