import type { Emoji } from '@mentor-connect/contract/messages/chat'
import { createContext } from 'react'

/** Place of a message on the screen, beside which its menu opens. */
export type Place = Pick<DOMRect, 'top' | 'left' | 'right' | 'bottom'>

/** The actions on the messages of a thread. */
export interface MessageActions {
  ownId: string
  /** Returns the name of the author of a message. */
  nameOf: (personId: string) => string
  /** False if nobody can write in this thread at present. */
  mayWrite: boolean
  /** False if there is nothing that the reader could do with a message. */
  hasMenu: boolean
  openMenu: (seq: number, place: Place) => void
  react: (seq: number, emoji: Emoji, on: boolean) => void
  /** Scrolls to a message; loads it if necessary. */
  goTo: (seq: number) => void
}

/** The words of the question before a message is deleted. */
export interface Deletion {
  /** Name of the action in the menu. */
  label: string
  title: string
  text: string
  yes: string
}

/** Absent where messages have no actions. */
export const MessageActionsContext = createContext<MessageActions | undefined>(undefined)

/** The message to which the reader wants to go. */
export interface Target {
  seq: number
  onReached: () => void
}

export const TargetContext = createContext<Target | undefined>(undefined)
