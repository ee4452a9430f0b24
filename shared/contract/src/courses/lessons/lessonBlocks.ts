import Type, { type Static, type TSchema } from 'typebox'
import { EnteredAddress, EnteredLine, REQUIRED, TextPart } from '../../api/enteredTexts'
import {
  ALT_TEXT_MAX,
  BLOCKS_MAX,
  CHECK_OPTIONS_MAX,
  CODE_MAX,
  HREF_PATTERN,
  INLINES_MAX,
  INLINE_TEXT_MAX,
  LANG_MAX,
  LANG_PATTERN,
  LIST_DEPTH_MAX,
  LIST_ITEMS_MAX,
  TABLE_COLUMNS_MAX,
  TABLE_ROWS_MAX,
  VIDEO_SECONDS_MAX,
} from './lessonLimits'
import { URL_MAX } from '../../rules/limits'
import { FilePath, LessonFilePath } from '../../api/files'
import { Id, literals } from '../../api/wire'

/**
 * The body of a lesson: a list of blocks, drawn as React elements and never as HTML. Blocks of newer versions that
 * this version does not know are stored and shown as "not supported here".
 */

const Href = EnteredAddress(URL_MAX, { pattern: HREF_PATTERN })
/** BCP 47 tag; set if the text is in another language than the lesson. */
const Lang = Type.String({ maxLength: LANG_MAX, pattern: LANG_PATTERN })

export const INLINE_MARKS = ['strong', 'em', 'code'] as const

/** A run of text with the same marks. */
export const Inline = Type.Object(
  {
    text: TextPart(INLINE_TEXT_MAX),
    marks: Type.Optional(Type.Array(literals(INLINE_MARKS), { maxItems: INLINE_MARKS.length })),
    href: Type.Optional(Href),
    lang: Type.Optional(Lang),
  },
  { additionalProperties: false },
)
export type Inline = Static<typeof Inline>

export const Inlines = Type.Array(Inline, { maxItems: INLINES_MAX })

export interface ListItem {
  content: Inline[]
  items?: ListItem[]
}

/** Creates the schema of a list item. Lists in the item may be nested `depth` more levels. */
const listItem = (depth: number): TSchema =>
  Type.Object(
    {
      content: Inlines,
      ...(depth > 0 && {
        items: Type.Optional(Type.Array(listItem(depth - 1), { maxItems: LIST_ITEMS_MAX })),
      }),
    },
    { additionalProperties: false },
  )

const Items = Type.Unsafe<ListItem[]>(Type.Array(listItem(LIST_DEPTH_MAX - 1), { maxItems: LIST_ITEMS_MAX }))

function block<const Name extends string, Fields extends Record<string, TSchema>>(
  type: Name,
  fields: Fields,
) {
  return Type.Object(
    {
      /**
       * Unique within the lesson, and unchanged while the lesson is edited, because positions and notes refer to it.
       */
      id: Id,
      type: Type.Literal(type),
      ...fields,
    },
    { additionalProperties: false },
  )
}

export const CALLOUT_TONES = ['note', 'tip', 'warning'] as const

const caption = Type.Optional(Inlines)
const Title = EnteredLine(ALT_TEXT_MAX, REQUIRED)

export const Block = Type.Union([
  block('paragraph', { content: Inlines }),
  block('heading', { level: Type.Union([Type.Literal(2), Type.Literal(3)]), content: Inlines }),
  block('list', { ordered: Type.Boolean(), items: Items }),
  block('quote', { content: Inlines, source: Type.Optional(EnteredLine(ALT_TEXT_MAX)) }),
  block('callout', { tone: literals(CALLOUT_TONES), content: Inlines }),
  block('code', {
    /** Programming language, for example `html`. It is shown as a label of the block. */
    language: Type.Optional(Type.String({ maxLength: 20, pattern: '^[A-Za-z0-9+#.-]+$' })),
    text: TextPart(CODE_MAX),
  }),
  block('picture', {
    file: LessonFilePath,
    /** Text alternative for people who cannot see the picture. Required. */
    alt: EnteredLine(ALT_TEXT_MAX, REQUIRED),
    caption,
    /** Width and height in pixels. The page reserves this space, so that nothing moves when the picture is loaded. */
    width: Type.Integer({ minimum: 1, maximum: 20_000 }),
    height: Type.Integer({ minimum: 1, maximum: 20_000 }),
  }),
  block('table', {
    /** True if the first row labels the columns. */
    header: Type.Boolean(),
    rows: Type.Array(Type.Array(Inlines, { maxItems: TABLE_COLUMNS_MAX }), { maxItems: TABLE_ROWS_MAX }),
    caption,
  }),
  block('video', {
    title: Title,
    /** Path of an uploaded MP4, or the address of a YouTube video. */
    source: Type.Union([
      Type.Object({ file: LessonFilePath, seconds: Type.Number({ minimum: 0, maximum: VIDEO_SECONDS_MAX }) }),
      Type.Object({ youtube: Type.String({ maxLength: 11, pattern: '^[A-Za-z0-9_-]{11}$' }) }),
    ]),
    captions: Type.Optional(
      Type.Array(Type.Object({ lang: Lang, label: EnteredLine(40), file: LessonFilePath }), {
        maxItems: 10,
      }),
    ),
  }),
  block('document', { title: Title, file: FilePath }),
  /** A question with which readers test themselves. It is not graded, so readers receive the right answers with it. */
  block('check', {
    question: Inlines,
    options: Type.Array(
      Type.Object({
        text: Inlines,
        right: Type.Boolean(),
        feedback: Type.Optional(Inlines),
      }),
      { minItems: 2, maxItems: CHECK_OPTIONS_MAX },
    ),
  }),
])
export type Block = Static<typeof Block>
export type BlockType = Block['type']
export type BlockOf<Name extends BlockType> = Extract<Block, { type: Name }>

export const LessonBody = Type.Object(
  { blocks: Type.Array(Block, { maxItems: BLOCKS_MAX }) },
  { additionalProperties: false },
)
export type LessonBody = Static<typeof LessonBody>
