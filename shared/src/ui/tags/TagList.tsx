import { X } from 'lucide-react'
import type { Ref } from 'react'
import styled from 'styled-components'
import { useSharedT } from '../../i18n'
import { IconButton } from '../Button'
import { color, font, media, radius, space } from '../theme'

interface TagListProps {
  label: string
  tags: string[]
  onRemove: (index: number) => void
  disabled?: boolean
  ref?: Ref<HTMLUListElement>
}

/** The tags, each with a button that removes it. */
export function TagList({ label, tags, onRemove, disabled, ref }: TagListProps) {
  const t = useSharedT()
  return (
    <List ref={ref} aria-label={label}>
      {tags.map((tag, index) => (
        <Entry key={tag}>
          <span>{tag}</span>
          <Remove
            aria-label={t('ui.tags.remove', { tag })}
            disabled={disabled}
            onClick={() => onRemove(index)}
          >
            <X size={16} aria-hidden />
          </Remove>
        </Entry>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[1]};
`

const Entry = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-inline-start: ${space[3]};
  border-radius: ${radius.round};
  background: ${color.primarySoft};
  color: ${color.primary};
  font-weight: ${font.weight.medium};

  span {
    min-width: 0;
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
`

const Remove = styled(IconButton)`
  border-radius: ${radius.round};

  &:hover:not(:disabled) {
    background: ${color.surface};
  }
  ${media.tabletUp} {
    width: 2.25rem;
    height: 2.25rem;
  }
`
