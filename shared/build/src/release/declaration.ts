import { ServiceOrigin } from '@mentor-connect/contract/accounts/auth'
import { GUARDS } from '@mentor-connect/contract/site/mounts'
import {
  FRAME_OF_NAVIGATION,
  ICON_NAMES,
  SLOT_AUDIENCES,
  type AreaSlotName,
  type NavigationSlot,
} from '@mentor-connect/contract/site/slots'
import Type, { type Static } from 'typebox'
import { IconDrawing } from './iconDrawing'
import {
  AREA_PATTERN,
  DeclaredPath,
  DeclaredPattern,
  dictionary,
  ExposeName,
  ReadPath,
  ServiceName,
  ShortLine,
  text,
} from './releaseTexts'

/*
 * The additions of an area to the site. They are `area.json` in its sources and `declares` in its releases.
 * The release gate checks them against the permissions that the site's owner has granted to the area.
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

const SlotText = text(
  'the name of a slot, such as "learner.dashboard", or "jobs.details" for a slot of the area "jobs"',
  `^${AREA_PATTERN}\\.[a-z][a-z-]{0,31}$`,
  64,
)
/** Name of a slot for components: one of the site, or one that an area offers. */
export const SlotForComponents = Type.Unsafe<AreaSlotName>(SlotText)

/** `DeclaredEntry` and `DeclaredContribution` in the contract of slots document the fields. */
const DeclaredEntry = Type.Object({
  slot: Type.Enum(Object.keys(FRAME_OF_NAVIGATION) as NavigationSlot[]),
  to: DeclaredPath,
  also: Type.Optional(Type.Array(DeclaredPath, { minItems: 1, maxItems: 10 })),
  label: Label,
  icon: Type.Optional(Type.Union([Type.Enum([...ICON_NAMES]), IconDrawing])),
  order: Order,
  badge: Type.Optional(ExposeName),
})
const DeclaredContribution = Type.Object({
  slot: SlotForComponents,
  expose: ExposeName,
  label: Label,
  order: Order,
})

/** A slot in pages of the area, to which other areas may add components. */
const OfferedSlot = Type.Object({
  audience: Type.Enum([...SLOT_AUDIENCES], { title: 'an audience' }),
  /** The pages that show the slot, as the paths of their routes on the site. */
  pages: Type.Array(DeclaredPattern, { minItems: 1, maxItems: 5 }),
})

const FlagText = text(
  'the name of a flag of the area, such as "jobs.new-search"',
  `^${AREA_PATTERN}\\.[a-z][a-z0-9-]{0,31}$`,
  64,
)

/** A feature flag. The team turns it on for a share of the browsers. */
const DeclaredFlag = Type.Object({
  /** Describes the feature to those who set the flag's share. */
  text: text('a text of at most 200 characters in one line', '^[^\\r\\n]+$', 200),
  /** True if the flag is on until a share is set. Default: false. */
  isOn: Type.Optional(Type.Boolean()),
})

/** The label of a control or a text of the page, in English. */
const PageText = text('a text of at most 100 characters in one line', '^[^\\r\\n]+$', 100)

/**
 * An action of a person on a page, and the text that the page shows afterwards. The release check performs
 * the action.
 */
const Trial = Type.Object({
  /** The page, as the path of its route on the site. */
  page: DeclaredPattern,
  /**
   * Role of the person who opens the page; `user` is a learner. Default: all roles for which the check opens
   * the page in English.
   */
  as: Type.Optional(Type.Enum(['visitor', 'user', 'mentor'], { title: 'a role' })),
  /** Label → text of fields that are filled in. */
  fill: Type.Optional(dictionary(PageText, PageText, 20)),
  /** Label of the button or link that is pressed after that. */
  press: PageText,
  /** A text that the page shows afterwards but did not show before. */
  shows: PageText,
})
export type Trial = Static<typeof Trial>

const Reads = Type.Array(ReadPath, { maxItems: 50 })

export const AreaDeclaration = Type.Object({
  mounts: Type.Array(DeclaredMount, { maxItems: 50 }),
  navigation: Type.Optional(Type.Array(DeclaredEntry, { maxItems: 10 })),
  contributions: Type.Optional(Type.Array(DeclaredContribution, { maxItems: 10 })),
  /** Slots that the area offers to others. */
  slots: Type.Optional(dictionary(SlotText, OfferedSlot, 10)),
  flags: Type.Optional(dictionary(FlagText, DeclaredFlag, 20)),
  /** Name → origin of the services that the area's pages call. A site's owner may set a different origin. */
  connects: Type.Optional(dictionary(ServiceName, ServiceOrigin, 5)),
  trials: Type.Optional(Type.Array(Trial, { maxItems: 20 })),
  /**
   * Paths of API reads whose responses the service worker keeps: `public` ones are the same for everybody, `personal`
   * ones belong to one person.
   */
  offlineReads: Type.Optional(Type.Object({ public: Type.Optional(Reads), personal: Type.Optional(Reads) })),
})
export type AreaDeclaration = Static<typeof AreaDeclaration>
