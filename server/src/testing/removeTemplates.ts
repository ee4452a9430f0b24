import { removeTemplates } from './databaseTemplates'

/** Jest calls it when all server tests have ended. */
export default removeTemplates
