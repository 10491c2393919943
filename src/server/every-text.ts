/*
 * Every barrel of texts, so that all of them are listed and can be changed whichever pages the process has shown
 * (`stringsByLocale`).
 */
import '../features/brief/strings.ts';
import '../features/feedback/strings.ts';
import '../features/identity/strings.ts';
import '../features/kyc/strings.ts';
import '../features/map/strings.ts';
import '../features/quotes/strings.ts';
import '../features/requests/strings.ts';
import '../features/services/strings.ts';
import '../features/shipments/strings.ts';
import '../screens/customer/strings.ts';
import '../screens/site/strings.ts';
import '../ui/forms/shared-strings.ts';
