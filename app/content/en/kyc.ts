/** The words of /kycverification. */
export const kyc = {
  meta: { title: 'KYC verification', description: '' },
  label: '',
  heading: 'KYC verification',
  text: '',
};
