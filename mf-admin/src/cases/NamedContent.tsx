import { useFormats } from '@mentor-connect/i18n'
import { Details } from '../list-controls/Details'
import { useT } from '../messages/useT'

/** Names of values that reported content has most often. Others are shown as they are stored. */
const FIELDS = [
  'about_id',
  'added_at',
  'bytes',
  'card',
  'changed_at',
  'created_at',
  'description',
  'edited_at',
  'goal',
  'kind',
  'language',
  'links',
  'list',
  'mentor',
  'milestone_id',
  'name',
  'note',
  'number',
  'posted_at',
  'project',
  'sent_at',
  'state',
  'subject',
  'tags',
  'text',
  'title',
  'updated_at',
  'week',
  'written_at',
] as const
type Field = (typeof FIELDS)[number]

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Reported content as names and values, in the language of the operator as far as its names are known. */
export function NamedContent({ content }: { content: Record<string, unknown> }) {
  const t = useT()
  const { dateTime } = useFormats()
  const nameOf = (name: string) => (isField(name) ? t(`admin.evidence.field.${name}`) : name)
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('\n') || '–'
    if (typeof value === 'object') return JSON.stringify(value, null, 2)
    const text = String(value as string | number)
    return TIME.test(text) ? dateTime(text) : text
  }
  return <Details items={Object.entries(content).map(([name, value]) => [nameOf(name), textOf(value)])} />
}

const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name)
