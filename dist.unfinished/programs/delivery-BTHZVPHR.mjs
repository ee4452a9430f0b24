import { createRequire as createRequireOfBundle } from 'node:module';const require = createRequireOfBundle(import.meta.url);const __filename = import.meta.filename;const __dirname = import.meta.dirname;
import{authorName}from"./delivery-K7F76YNP.mjs";var commandAuthor=stated=>({by:authorName(stated),via:"command"});export{commandAuthor};
//# sourceMappingURL=delivery-BTHZVPHR.mjs.map
