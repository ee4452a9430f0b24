import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import type { Plugin } from 'prosemirror-state'
import { schema } from '../document/schema'
import { markRules } from './markRules'

const { nodes } = schema

/** What Markdown writers type: signs at the start of a line, and around words. */
export function markdownInput(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs]) => ({ level: signs!.length })),
      wrappingInputRule(/^\s*([-*])\s$/, nodes.bullet_list),
      wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
      textblockTypeInputRule(/^>\s$/, nodes.quote),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      ...markRules,
    ],
  })
}
