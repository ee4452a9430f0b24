import { truncate } from '@mentor-connect/i18n'
import { Muted, Small, Stack, Tag, color, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { BlockDifference } from './bodyDifferences'

const SHOWN_MAX = 30
const TEXT_MAX = 160
const TONES = { added: 'success', changed: 'primary', moved: 'neutral', removed: 'accent' } as const

/** The differences to another version, block by block. */
export function DifferenceList({ differences }: { differences: BlockDifference[] }) {
  const t = useT()
  if (differences.length === 0) return <Muted>{t('editor.differences.none')}</Muted>
  const more = differences.length - SHOWN_MAX
  return (
    <Stack $gap={2}>
      <List>
        {differences.slice(0, SHOWN_MAX).map(({ id, kind, before, after }) => (
          <li key={`${kind}-${id}`}>
            <Tag $tone={TONES[kind]}>{t(`editor.differences.${kind}`)}</Tag>
            {before !== undefined && <del>{words(before, t('editor.differences.noWords'))}</del>}
            {after !== undefined && <ins>{words(after, t('editor.differences.noWords'))}</ins>}
          </li>
        ))}
      </List>
      {more > 0 && <Small>{t('editor.differences.more', { count: more })}</Small>}
    </Stack>
  )
}

const words = (text: string, none: string) => (text.trim() === '' ? none : truncate(text, TEXT_MAX))

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-height: 20rem;
  overflow: auto;

  li {
    display: grid;
    justify-items: start;
    gap: ${space[1]};
    padding: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    overflow-wrap: anywhere;
  }
  del {
    color: ${color.muted};
  }
  ins {
    text-decoration: none;
  }
`
