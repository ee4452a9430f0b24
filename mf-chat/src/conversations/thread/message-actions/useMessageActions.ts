import { useContext } from 'react'
import { MessageActionsContext } from './messageActions'

/** The actions for messages of the thread; undefined where messages have none. */
export const useMessageActions = () => useContext(MessageActionsContext)
