import { ServiceOrigin } from '@mentor-connect/contract/accounts/auth'
import { GUARDS } from '@mentor-connect/contract/site/mounts'
import { FRAME_OF_NAVIGATION, ICON_NAMES, type NavigationSlot } from '@mentor-connect/contract/site/slots'
import Type, { type Static } from 'typebox'
import {
  DeclaredPath,
  DeclaredPattern,
  dictionary,
  ExposeName,
  ReadPath,
  ServiceName,
  ShortLine,
} from './releaseTexts'

/*
 * The additions of an area to the site: `area.json` in its sources, `declares` in its releases. The release gate
 * checks them against the permissions that the site's owner has granted to the area.
 */

const Frame = Type.Enum(['public', 'learner', 'mentor', 'admin', 'by-role'], { title: 'a frame' })
const Guard = Type.Enum([...GUARDS], { title: 'a guard' })

const Counterpart = Type.Object({
  page: DeclaredPattern,
  user: Type.Optional(DeclaredPattern),
  mentor: Type.Optional(DeclaredPattern),
})

/** `DeclaredMount` in the contract of the registry documents the fields. */
const DeclaredMount = Type.Object({
  path: DeclaredPath,
  start: Type.Optional(DeclaredPath),
  owns: Type.Array(DeclaredPattern, { minItems: 1, maxItems: 50 }),
  expose: ExposeName,
  frame: Frame,
  guard: Guard,
  counterparts: Type.Optional(Type.Array(Counterpart, { maxItems: 50 })),
})

const Label = Type.Object({ en: ShortLine, hi: ShortLine })
const Order = Type.Integer({ minimum: 0, maximum: 1000 })

/** `DeclaredEntry` and `DeclaredContribution` in the contract of slots document the fields. */
const DeclaredEntry = Type.Object({
  slot: Type.Enum(Object.keys(FRAME_OF_NAVIGATION) as NavigationSlot[]),
  to: DeclaredPath,
  also: Type.Optional(Type.Array(DeclaredPath, { minItems: 1, maxItems: 10 })),
  label: Label,
  icon: Type.Optional(Type.Enum([...ICON_NAMES])),
  order: Order,
  badge: Type.Optional(ExposeName),
})
const DeclaredContribution = Type.Object({
  slot: Type.Enum(['learner.dashboard', 'course.tab']),
  expose: ExposeName,
  label: Label,
  order: Order,
})

const Reads = Type.Array(ReadPath, { maxItems: 50 })

export const AreaDeclaration = Type.Object({
  mounts: Type.Array(DeclaredMount, { maxItems: 50 }),
  navigation: Type.Optional(Type.Array(DeclaredEntry, { maxItems: 10 })),
  contributions: Type.Optional(Type.Array(DeclaredContribution, { maxItems: 10 })),
  /** Name → origin of the services that the area's pages call. A site's owner may set a different origin. */
  connects: Type.Optional(dictionary(ServiceName, ServiceOrigin, 5)),
  /**
   * Paths of API reads whose responses the service worker keeps: `public` ones are the same for everybody, `personal`
   * ones belong to one person.
   */
  offlineReads: Type.Optional(Type.Object({ public: Type.Optional(Reads), personal: Type.Optional(Reads) })),
})
export type AreaDeclaration = Static<typeof AreaDeclaration>
