import { accountDataService } from '../api/account-data/accountData.service'
import { REPORTABLES } from '../api/domains'
import { chatPeople } from '../kernel/chat-service/chatPeople'
import type { Command, OperatorContext, Options } from '../operator/command'
import type { ApiAndChat } from './apiAndChat'
import type { TestApp } from './testApp'

/** The dependencies of an operator on both running services. */
export function operatorContext(t: ApiAndChat): OperatorContext {
  const tellChat = () =>
    t.access.sendPending().then(
      () => 'chat knows it',
      () => 'chat did not answer',
    )
  return { ...operatorWithoutChat(t), tellChat }
}

/** The dependencies of an operator on the main API alone. */
export function operatorWithoutChat(t: TestApp): OperatorContext {
  const chat = chatPeople(t.config)
  const tellChat = async () => 'chat knows it'
  const accountData = accountDataService({ ...t, chat })
  return { ...t, chat, tellChat, operator: 'root', accountData, reportables: REPORTABLES }
}

/** Runs these operator commands on both running services, without asking for consent. */
export function operatorOn(t: ApiAndChat, commands: Command[]) {
  const context = operatorContext(t)
  return (name: string, email: string, options: Options = {}) =>
    commands.find((one) => one.name === name)!.run(context, email, options)
}
