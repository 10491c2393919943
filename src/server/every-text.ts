/*
 * Imports every set of strings (`stringsByLocale`), so that all texts are listed and can be changed, whichever pages the
 * process has shown.
 */
import '#features/brief/strings.ts';
import '#features/cargo/cargo-lines.ts';
import '#features/cargo/cargo-questions.ts';
import '#features/identity/mails/mail-strings.ts';
import '#features/kyc/mails/mail-strings.ts';
import '#features/quotes/mails/mail-strings.ts';
import '#features/quotes/quote-defaults.ts';
import '#features/quotes/quote-strings.ts';
import '#features/requests/describe-answers.ts';
import '#features/requests/mails/mail-strings.ts';
import '#features/settings/server/owner-messages.ts';
import '#features/shipments/tracking-strings.ts';
import '#features/feedback/strings.ts';
import '#features/identity/strings.ts';
import '#features/kyc/strings.ts';
import '#features/map/strings.ts';
import '#features/quotes/strings.ts';
import '#features/rates/strings.ts';
import '#features/requests/strings.ts';
import '#features/services/strings.ts';
import '#features/shipments/strings.ts';
import '#screens/customer/strings.ts';
import '#screens/site/strings.ts';
import '#ui/forms/shared-strings.ts';
