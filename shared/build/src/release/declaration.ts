import { GUARDS } from '@mentor-connect/contract/site/mounts'
import Type, { type Static } from 'typebox'
import { DeclaredPath, DeclaredPattern, ExposeName } from './releaseTexts'

/*
 * What an area adds to the site: `area.json` in its sources, `declares` in its releases. The gate checks it against what
 * the site's owner has granted to the area.
 */

const Frame = Type.Enum(['public', 'learner', 'mentor', 'by-role'], { title: 'a frame' })
const Guard = Type.Enum([...GUARDS], { title: 'a guard' })

const Counterpart = Type.Object({
  page: DeclaredPattern,
  user: Type.Optional(DeclaredPattern),
  mentor: Type.Optional(DeclaredPattern),
})

/** See `DeclaredMount` in the contract of the registry. */
const DeclaredMount = Type.Object({
  path: DeclaredPath,
  start: Type.Optional(DeclaredPath),
  owns: Type.Array(DeclaredPattern, { minItems: 1, maxItems: 50 }),
  expose: ExposeName,
  frame: Frame,
  guard: Guard,
  counterparts: Type.Optional(Type.Array(Counterpart, { maxItems: 50 })),
})

export const AreaDeclaration = Type.Object({
  mounts: Type.Array(DeclaredMount, { maxItems: 50 }),
})
export type AreaDeclaration = Static<typeof AreaDeclaration>
