export { SkillPathEditor } from './SkillPathEditor'
export type { PathMaking } from './pathMaking'
