import { createUseT } from '@mentor-connect/i18n'
import type facts from '../../opening-facts/messages/en.json'
import type en from './en.json'

export const useT = createUseT<keyof typeof en | keyof typeof facts>()
