import { MessageBox } from '../../ui/message-box.tsx';
import type { AuthProblem } from './describe-auth-error.ts';

export function AuthProblemBox({ message, reasons }: AuthProblem) {
  return (
    <MessageBox look="bad">
      {message}
      {reasons.length > 0 && (
        <ul className="mt-1 list-disc pl-4">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </MessageBox>
  );
}
