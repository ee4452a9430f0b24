import { isComposing } from '@mentor-connect/ui'
import { useId, useState, type KeyboardEvent } from 'react'
import { partnerOf, type ChatState, type KnownRoom } from '../../../client/chatState'
import type { Chat } from '../../../client/useChat'
import type { TypingHelp } from '../../composer/typingHelp'
import { useMembers } from '../members/useMembers'
import { MentionList } from './MentionList'
import {
  matchingPeople,
  mentionedIds,
  typedNameAt,
  withMention,
  type Mentionable,
  type TypedName,
} from './mentionText'

/** The message box while a name is typed. */
interface Typing {
  name: TypedName
  text: string
  caret: number
  replace: Parameters<TypingHelp['onEdit']>[1]
}

/** Offers the members of a room when `@` is typed. They are loaded then. */
export function useMentions(room: KnownRoom, { client, state }: Chat, onTyping: () => void) {
  const id = useId()
  const [isNeeded, setNeeded] = useState(false)
  const [typing, setTyping] = useState<Typing>()
  const [active, setActive] = useState(0)
  const [chosen, setChosen] = useState<Mentionable[]>([])
  /** Position of the `@` for which nothing more is offered, because a name was chosen or Escape was pressed. */
  const [settled, setSettled] = useState<number>()
  const { members = [] } = useMembers(room._id, client, isNeeded)
  const people = mentionable(members, state)
  const offered = typing ? matchingPeople(people, typing.name.text) : []
  const close = () => setTyping(undefined)

  const choose = (person: Mentionable) => {
    if (!typing) return
    const { text, caret, name, replace } = typing
    const next = withMention(text, caret, name, person.name)
    setChosen([...chosen, person])
    setSettled(name.start)
    close()
    replace(next.text, next.caret)
  }
  const handleEdit: TypingHelp['onEdit'] = (box, replace) => {
    const { value: text, selectionEnd: caret } = box
    if (text !== '') onTyping()
    const found = typedNameAt(text, caret)
    const name = found?.start === settled ? undefined : found
    if (!found) setSettled(undefined)
    if (name) setNeeded(true)
    if (name?.start !== typing?.name.start || name?.text !== typing?.name.text) setActive(0)
    setTyping(name && { name, text, caret, replace })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (offered.length === 0 || isComposing(event)) return false
    const last = offered.length - 1
    if (event.key === 'ArrowDown') setActive(active === last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active === 0 ? last : active - 1)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(offered[active]!)
    else if (event.key === 'Escape') {
      setSettled(typing?.name.start)
      close()
    } else return false
    return true
  }

  const isOpen = offered.length > 0
  const help: TypingHelp = {
    onEdit: handleEdit,
    onKey: handleKey,
    attributes: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
    },
    panel: isOpen && <MentionList id={id} people={offered} active={active} onChoose={choose} />,
  }
  return {
    help,
    /** Ids of the members whom a text mentions. */
    idsIn: (text: string) => mentionedIds(text, chosen, people),
    /** Ends the choice of names, because the message was sent. */
    close: () => {
      close()
      setChosen([])
      setSettled(undefined)
    },
  }
}

/** The members whom the reader can mention: everybody else, without those in a blocked conversation. */
function mentionable(
  members: { userId: string; name: string; portrait: string | undefined }[],
  state: ChatState,
) {
  const blocked = Object.values(state.conversations)
    .filter(({ blockedBy = [] }) => blockedBy.length > 0)
    .map((one) => partnerOf(one, state.ownId))
  return members
    .filter(({ userId }) => userId !== state.ownId && !blocked.includes(userId))
    .map(({ userId, name, portrait }): Mentionable => ({ id: userId, name, portrait }))
}
