export { EntranceFrame as default } from "@/components/shell/entrance-frame";
