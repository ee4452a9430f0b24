import { removeTemplates } from './databaseTemplates'

/** Jest calls this when all server tests have ended. */
export default removeTemplates
