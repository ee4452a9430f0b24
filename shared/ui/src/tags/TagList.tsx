import { X } from 'lucide-react'
import type { Ref } from 'react'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { IconButton, UNUSABLE } from '../Button'
import { color, font, media, radius, space } from '../theme'
import { useSubjectName } from '../useSubjectName'
import type { TagKeys } from './useTagKeys'

interface TagListProps {
  label: string
  tags: string[]
  keys: TagKeys
  onRemove: (index: number) => void
  disabled?: boolean
  ref?: Ref<HTMLUListElement>
}

/**
 * The tags with their remove buttons. Subjects are shown in the reader's language. A press on a tag itself does nothing, because on a phone it would open the
 * keyboard.
 */
export function TagList({ label, tags, keys, onRemove, disabled, ref }: TagListProps) {
  const t = useSharedT()
  const name = useSubjectName()
  return (
    <List ref={ref} aria-label={label}>
      {tags.map((tag, index) => (
        <Entry key={tag} {...keys.getItemProps({ value: tag, index })} $selected={tag === keys.selected}>
          <span
            {...keys.getItemPreviewProps({ value: tag, index })}
            onPointerDown={undefined}
            onDoubleClick={undefined}
          >
            {name(tag)}
          </span>
          <Remove
            aria-label={t('ui.tags.remove', { tag: name(tag) })}
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

const Entry = styled.li<{ $selected: boolean }>`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-inline-start: ${space[3]};
  border-radius: ${radius.round};
  background: ${color.primarySoft};
  color: ${color.primary};
  font-weight: ${font.weight.medium};
  outline: ${({ $selected }) => ($selected ? `3px solid ${color.focus}` : 'none')};
  outline-offset: 1px;

  span {
    min-width: 0;
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
`

const Remove = styled(IconButton)`
  border-radius: ${radius.round};

  &:hover:not(${UNUSABLE}) {
    background: ${color.surface};
  }
  ${media.tabletUp} {
    width: 2.25rem;
    height: 2.25rem;
  }
`
