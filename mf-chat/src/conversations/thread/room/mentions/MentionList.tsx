import { fileUrl } from '@mentor-connect/api'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, TARGET, VisuallyHidden, color, radius, shadow, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../../messages/useT'
import type { Mentionable } from './mentionText'

interface MentionListProps {
  id: string
  people: Mentionable[]
  /** Index of the person whom Enter chooses. */
  active: number
  onChoose: (person: Mentionable) => void
}

/** The members whose name is being typed after `@`. The focus stays in the message box. */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  const t = useT()
  return (
    <>
      <VisuallyHidden role="status">{t('chat.mention.count', { count: people.length })}</VisuallyHidden>
      <List id={id} role="listbox" aria-label={t('chat.mention.label')}>
        {people.map((person, index) => (
          <Option
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // A press must not take the focus from the message box.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
          >
            <Avatar name={person.name} src={person.portrait && fileUrl(person.portrait)} size={28} />
            <span lang={languageOf(person.name)}>{person.name}</span>
          </Option>
        ))}
      </List>
    </>
  )
}

const List = styled.ul`
  max-height: 14rem;
  margin-bottom: ${space[2]};
  padding: ${space[1]};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.medium};
`

const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: ${color.primarySoft};
  }
`
